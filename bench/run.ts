import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureAll, measureRoutes } from './size.ts';

/** `npm run bench`: what the built product costs; writes bench/results.md. */
const dist = fileURLToPath(new URL('../packages/app/dist', import.meta.url));
if (!existsSync(`${dist}/.vite/manifest.json`)) {
  console.error('Nothing is built: run `npm run build` first.');
  process.exit(1);
}

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const routes = measureRoutes(dist);
const lines = [
  '# Results',
  '',
  'JS and CSS in brotli, from the build. "First visit" is what a cold visit to the route loads.',
  '',
  '| route | first visit | of that its own |',
  '| --- | ---: | ---: |',
  ...routes.map(({ route, total, added }) => `| ${route} | ${kb(total)} | ${kb(added)} |`),
  '',
  `All of the product's JS and CSS together: ${kb(measureAll(dist))}.`,
  '',
];
writeFileSync(new URL('results.md', import.meta.url), lines.join('\n'));
console.log(lines.join('\n'));
