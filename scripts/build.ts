import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from './buildApp.ts';
import {
  caddyFirstFiles,
  caddyHeaders,
  firstFiles,
  nginxFirstFiles,
  nginxHeaders,
  staticHostHeaders,
  staticHostRedirects,
} from './security/deployFiles.ts';
import { securityHeaders } from './security/headers.ts';
import { checkBudget } from './size/budget.ts';

/**
 * `npm run build`: builds the static product into packages/app/dist and the headers of this build into
 * deploy/generated. Fails if the build exceeds scripts/size/budget.ts. `API_ORIGIN` is the API's origin if it
 * differs from the product's, `REPORT_ORIGIN` that of the server that takes reports.
 */
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const app = at('../packages/app');
await buildApp(app);

const origins = [process.env['API_ORIGIN'], process.env['REPORT_ORIGIN']].flatMap((origin) =>
  origin === undefined ? [] : [new URL(origin).origin],
);
const html = readFileSync(`${app}/dist/index.html`, 'utf8');
const headers = securityHeaders({
  html,
  apiOrigins: origins,
});
const generated = at('../deploy/generated');
mkdirSync(generated, { recursive: true });
writeFileSync(`${app}/dist/_headers`, staticHostHeaders(headers));
writeFileSync(`${app}/dist/_redirects`, staticHostRedirects);
writeFileSync(`${generated}/security-headers.nginx.conf`, nginxHeaders(headers));
writeFileSync(`${generated}/security-headers.caddy`, caddyHeaders(headers));
writeFileSync(`${generated}/first-files.nginx.conf`, nginxFirstFiles(firstFiles(html)));
writeFileSync(`${generated}/first-files.caddy`, caddyFirstFiles(firstFiles(html)));
console.log('Built packages/app/dist');

// The build stays on disk for inspection, but a build beyond the budget fails.
const { problems } = checkBudget(`${app}/dist`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
