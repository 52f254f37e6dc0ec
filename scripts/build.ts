import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import {
  caddyHeaders,
  nginxHeaders,
  staticHostHeaders,
  staticHostRedirects,
} from './security/deployFiles.ts';
import { securityHeaders } from './security/headers.ts';
import { checkBudget } from './size/budget.ts';

/**
 * `npm run build`: builds the static product into packages/app/dist and the headers of this build into
 * deploy/generated. Fails if the build exceeds scripts/size/budget.ts. `API_ORIGIN` is the API's origin if it
 * differs from the product's.
 */
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const app = at('../packages/app');
await build({ root: app, configFile: `${app}/vite.config.ts`, logLevel: 'warn' });

const apiOrigin = process.env['API_ORIGIN'];
const headers = securityHeaders({
  html: readFileSync(`${app}/dist/index.html`, 'utf8'),
  apiOrigins: apiOrigin === undefined ? [] : [new URL(apiOrigin).origin],
});
const generated = at('../deploy/generated');
mkdirSync(generated, { recursive: true });
writeFileSync(`${app}/dist/_headers`, staticHostHeaders(headers));
writeFileSync(`${app}/dist/_redirects`, staticHostRedirects);
writeFileSync(`${generated}/security-headers.nginx.conf`, nginxHeaders(headers));
writeFileSync(`${generated}/security-headers.caddy`, caddyHeaders(headers));
console.log('Built packages/app/dist');

// The build stays on disk for inspection, but a build beyond the budget fails.
const { problems } = checkBudget(`${app}/dist`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
