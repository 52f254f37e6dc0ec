import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildPackage, entries, pack } from './package/build.ts';
import { measure } from './package/sizes.ts';
import { kb } from './size/budget.ts';

/**
 * `npm run ci package`: builds the design system as a package into packages/design-system/dist, prints the size of each
 * entry, and fails if one offers something else than its report in packages/design-system/api says.
 *
 * `--accept` writes the reports; a folder is given the packed file.
 */
const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const changed = await buildPackage(values.accept);
for (const entry of entries) {
  const { initial, lazy } = await measure(entry);
  console.log(`${entry}: ${kb(initial)}, and ${kb(lazy)} when it is needed`);
}
for (const entry of changed) {
  console.error(
    `The public API of “${entry}” differs from packages/design-system/api/${entry}.api.md: ` +
      '`npm run ci package -- --accept` writes it.',
  );
}
for (const folder of positionals) {
  mkdirSync(folder, { recursive: true });
  console.log(pack(folder));
}
if (changed.length > 0) process.exitCode = 1;
