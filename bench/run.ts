import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkBudget, kb, sizeTable } from '../scripts/size/budget.ts';
import { measureAll } from '../scripts/size/measure.ts';

/** `npm run bench`: what the built product costs; writes bench/results.md. */
const dist = fileURLToPath(new URL('../packages/app/dist', import.meta.url));
if (!existsSync(`${dist}/.vite/manifest.json`)) {
  console.error('Nothing is built: run `npm run build` first.');
  process.exit(1);
}

const { build } = checkBudget(dist);
const lines = [
  '# Results',
  '',
  'JS and CSS in brotli, from the build. "First visit" is what a cold visit to the route loads.',
  '',
  ...sizeTable(build),
  '',
  `All of the product's JS and CSS together: ${kb(measureAll(dist))}.`,
  '',
];
writeFileSync(new URL('results.md', import.meta.url), lines.join('\n'));
console.log(lines.join('\n'));
