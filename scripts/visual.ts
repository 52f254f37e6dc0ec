import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBaselines } from './baselines.ts';
import { findBrowser } from './browser.ts';
import { NAMES_FILE, reports } from './visual/compare.ts';
import { copyPictures, deletePicture, isPicture, namesIn } from './visual/store.ts';
import { root } from './root.ts';

/**
 * `npm run visual` compares every story with its baselines and leaves what differs in .reports/visual, with the approved one's name; `--update` updates the baselines. Further arguments filter the stories:
 * `npm run visual -- --update packages/design-system/src/primitives/Button`.
 */
const isUpdate = process.argv.includes('--update');
const filters = process.argv.slice(2).filter((argument) => argument !== '--update');
// An update takes every mode.
if (isUpdate) Object.assign(process.env, { VISUAL: 'update', FULL: 'true' });

const { folder, mode } = findBaselines(await findBrowser(), filters.length > 0);
if (mode === 'off') process.exit(0);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'stories', ...filters], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

const found = namesIn(reports);
const changes = found.filter(isPicture);
if (isUpdate) {
  copyPictures(reports, folder, found);
  // Only a run of every story knows which screenshots are no longer taken.
  if (filters.length === 0 && status === 0) {
    const taken = new Set(readFileSync(join(reports, NAMES_FILE), 'utf8').split('\n'));
    for (const name of namesIn(folder)) if (!taken.has(name)) deletePicture(folder, name);
  }
  console.log(`${changes.length} screenshots updated.`);
} else {
  console.log(
    changes.length === 0
      ? 'No screenshot changed.'
      : `${changes.length} screenshots changed: see .reports/visual. \`npm run visual -- --update PATH\` accepts them.`,
  );
}
process.exit(status ?? 1);
