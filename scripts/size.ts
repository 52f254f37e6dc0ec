import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkBudget, kb, sizeTable } from './size/budget.ts';
import { measureAll } from './size/measure.ts';

/** `npm run ci size`: prints the sizes of the build and whether they are within the budget. */
const dist = fileURLToPath(new URL('../packages/app/dist', import.meta.url));
if (!existsSync(`${dist}/.vite/manifest.json`)) {
  console.error('Nothing is built: run `npm run build` first.');
  process.exit(1);
}
const { problems, build } = checkBudget(dist);
console.log([...sizeTable(build), '', `All of JS and CSS together: ${kb(measureAll(dist))}.`].join('\n'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
