import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listen } from '@dropdeck/sandbox';
import { buildApp } from './buildApp.ts';
import { securityHeaders } from './security/headers.ts';

/**
 * `npm start`: builds the product and serves it with the sandbox, on one port. `--no-build` serves the last
 * build; `--port N` chooses the port (4173); `--brand FILE` is a JSON file with `brand` of config.json (docs/brand.md).
 */
const flag = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};

const app = fileURLToPath(new URL('../packages/app', import.meta.url));
const dist = `${app}/dist`;

if (!process.argv.includes('--no-build') || !existsSync(`${dist}/index.html`)) {
  await buildApp(app);
}

const brandFile = flag('brand');
const { origin } = await listen({
  brand:
    brandFile === undefined
      ? undefined
      : (JSON.parse(readFileSync(brandFile, 'utf8')) as Record<string, unknown>),
  port: Number(flag('port') ?? process.env['PORT'] ?? 4173),
  staticDir: dist,
  // The production headers, so that violations of the policy show up here.
  headers: securityHeaders({ html: readFileSync(`${dist}/index.html`, 'utf8') }),
});
console.log(`\n  Dropdeck over the sandbox: ${origin}\n  Pick an account at       ${origin}/sandbox/login\n`);
