import { fileURLToPath } from 'node:url';
import { buildApp } from './buildApp.ts';
import { checkBudget } from './size/budget.ts';

/**
 * `npm run build`: builds the static product into packages/app/dist and the headers of this build into
 * deploy/generated. Fails if the build exceeds scripts/size/budget.ts. `API_ORIGIN` is the API's origin if it
 * differs from the product's, `REPORT_ORIGIN` that of the server that takes reports.
 */
const app = fileURLToPath(new URL('../packages/app', import.meta.url));
const origins = [process.env['API_ORIGIN'], process.env['REPORT_ORIGIN']].flatMap((origin) =>
  origin === undefined ? [] : [new URL(origin).origin],
);
await buildApp(app, origins);

// The build stays on disk for inspection, but a build beyond the budget fails.
const { entry, problems } = checkBudget(`${app}/dist`);
console.log(`Built packages/app/dist, whose entry takes ${entry}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
