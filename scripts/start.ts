import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listen } from '@dropdeck/sandbox';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { securityHeaders } from './security/headers.ts';

/**
 * `npm start`: builds the product and serves it over the sandbox, on one port.
 * `--no-build` serves what was built before; `--port N` picks the port (4173).
 */
const flag = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};

const app = fileURLToPath(new URL('../packages/app', import.meta.url));
const dist = `${app}/dist`;

if (!process.argv.includes('--no-build') || !existsSync(`${dist}/index.html`)) {
  await build({ root: app, configFile: `${app}/vite.config.ts`, logLevel: 'warn' });
}

// As in front of customers: what is sent is brotli.
await precompress(dist);

const { origin } = await listen({
  port: Number(flag('port') ?? process.env['PORT'] ?? 4173),
  staticDir: dist,
  // The same headers as in front of customers, so that what they forbid is noticed here.
  headers: securityHeaders({ html: readFileSync(`${dist}/index.html`, 'utf8') }),
});
console.log(`\n  Dropdeck over the sandbox: ${origin}\n  Pick an account at       ${origin}/sandbox/login\n`);
