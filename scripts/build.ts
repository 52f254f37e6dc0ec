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
 * `npm run build`: the static product in packages/app/dist, and beside it in deploy/generated the
 * headers that belong to this very build. Fails where the build is larger than scripts/size/budget.ts
 * allows. `API_ORIGIN` names where the API answers, if elsewhere.
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

// What is built is there to be looked into; a build beyond the budget is a failed one all the same.
const { problems } = checkBudget(`${app}/dist`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
