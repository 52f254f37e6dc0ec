import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * `npm run ci demo`: builds the product with the sandbox into packages/app/demo-static, which any static host serves
 * below any path.
 */
const app = fileURLToPath(new URL('../packages/app', import.meta.url));
const outDir = `${app}/demo-static`;
await build({ configFile: `${app}/vite.demo.config.ts`, logLevel: 'warn' });
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: false,
    lib: {
      entry: `${app}/demo/worker.ts`,
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'demo-worker.js',
    },
  },
});
console.log('Built packages/app/demo-static');
