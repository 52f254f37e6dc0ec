import { mkdirSync } from 'node:fs';
import { buildPackage, pack } from './package/build.ts';

/** `npm run ci package FOLDER`: builds the design system as a package into packages/design-system/dist, and packs it into the folder. */
const [folder] = process.argv.slice(2);
await buildPackage();
if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  console.log(pack(folder));
}
