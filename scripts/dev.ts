import { fileURLToPath } from 'node:url';
import { createSandboxHandler } from '@dropdeck/sandbox';
import { createServer } from 'vite';

/** `npm run dev`: the product with hot reload and the sandbox, on one port (5173). */
const app = fileURLToPath(new URL('../packages/app', import.meta.url));

const server = await createServer({
  root: app,
  configFile: `${app}/vite.config.ts`,
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
  plugins: [
    {
      name: 'dropdeck:sandbox',
      configureServer({ middlewares }) {
        middlewares.use(createSandboxHandler());
      },
    },
  ],
});
await server.listen();
console.log('\n  Dropdeck with hot reload, over the sandbox');
server.printUrls();
