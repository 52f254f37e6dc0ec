import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deploy, goBack } from './deployTo.ts';

/**
 * `npm run deploy -- FOLDER`: puts the last build into a folder on this machine, whose `current` a web server serves.
 * `npm run deploy -- FOLDER --back` serves the release before the current one again.
 */
const [folder, ...flags] = process.argv.slice(2);
const dist = fileURLToPath(new URL('../packages/app/dist', import.meta.url));
if (folder === undefined || folder.startsWith('-')) {
  console.error('Usage: npm run deploy -- FOLDER [--back]');
  process.exit(1);
}
const target = resolve(folder);
if (flags.includes('--back')) console.log(`Serving ${goBack(target)} again from ${target}/current`);
else if (existsSync(`${dist}/release.json`))
  console.log(`Serving ${deploy(dist, target)} from ${target}/current`);
else {
  console.error('Nothing is built: run `npm run build` first.');
  process.exit(1);
}
