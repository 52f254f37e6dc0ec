import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBaselines } from './baselines.ts';
import { findBrowser } from './browser.ts';
import { deleteOthers, writeScreenshots } from './visual/archive.ts';
import { NAMES_FILE, reports } from './visual/compare.ts';

/**
 * `npm run visual` compares every story with its baselines and writes what differs into .reports/visual, where
 * `npm run review` finds it; `npm run visual -- --update` updates the baselines. Further arguments filter the stories:
 * `npm run visual -- packages/design-system/src/primitives/Button`.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const isUpdate = process.argv.includes('--update');
const filters = process.argv.slice(2).filter((argument) => argument !== '--update');
if (isUpdate) process.env['VISUAL'] = 'update';

const { archives, mode } = findBaselines(await findBrowser(), filters.length > 0);
if (mode === 'off') process.exit(0);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'stories', ...filters], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

const ENDING = '-actual.png';
const changes = readdirSync(reports)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));

if (isUpdate) {
  writeScreenshots(
    archives,
    new Map(changes.map((name) => [name, readFileSync(join(reports, name + ENDING))])),
  );
  // Only a run of every story knows which screenshots are no longer taken.
  if (filters.length === 0 && status === 0) {
    deleteOthers(archives, new Set(readFileSync(join(reports, NAMES_FILE), 'utf8').split('\n')));
  }
  console.log(`${changes.length} screenshots updated.`);
} else {
  console.log(
    changes.length === 0
      ? 'No screenshot changed.'
      : `${changes.length} screenshots changed. See them with: npm run review`,
  );
}
process.exit(status ?? 1);
