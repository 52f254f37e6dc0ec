import { mkdirSync } from 'node:fs';
import { buildPackage, entries, pack } from './package/build.ts';
import { measure } from './package/sizes.ts';
import { kb } from './size/budget.ts';

/**
 * `npm run ci package`: builds the design system as a package into packages/design-system/dist and prints the size of each
 * entry. A folder as argument is given the packed file.
 */
await buildPackage();
for (const entry of entries) {
  const { initial, lazy } = await measure(entry);
  console.log(`${entry}: ${kb(initial)}, and ${kb(lazy)} when it is needed`);
}
for (const folder of process.argv.slice(2)) {
  mkdirSync(folder, { recursive: true });
  console.log(pack(folder));
}
