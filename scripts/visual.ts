import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBaselines } from './baselines.ts';
import { findBrowser } from './browser.ts';
import { deleteOthers, readScreenshot, writeScreenshots } from './visual/archive.ts';
import { NAMES_FILE, reports } from './visual/compare.ts';
import { changesIn, visualReport } from './visual/report.ts';

/**
 * `npm run visual` compares every story with its baselines and writes the differences side by side into
 * .reports/visual/index.html; `npm run visual:update` updates the baselines. Further arguments filter the
 * stories: `npm run visual -- packages/design-system/src/primitives/Button`.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const isUpdate = process.argv.includes('--update');
const filters = process.argv.slice(2).filter((argument) => argument !== '--update');
if (isUpdate) process.env['VISUAL'] = 'update';

const { archives, mode } = findBaselines(await findBrowser());
if (mode === 'off') process.exit(0);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'stories', ...filters], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

const changes = changesIn(readdirSync(reports));
const read = (file: string): Buffer | null =>
  existsSync(join(reports, file)) ? readFileSync(join(reports, file)) : null;

if (isUpdate) {
  writeScreenshots(
    archives,
    new Map(changes.map((name) => [name, readFileSync(join(reports, `${name}-actual.png`))])),
  );
  // Only a run of every story knows which screenshots are no longer taken.
  if (filters.length === 0 && status === 0) {
    deleteOthers(archives, new Set(readFileSync(join(reports, NAMES_FILE), 'utf8').split('\n')));
  }
  console.log(`${changes.length} screenshots updated.`);
} else {
  const image = (content: Buffer | null): string | null =>
    content === null ? null : `data:image/png;base64,${content.toString('base64')}`;
  writeFileSync(
    join(reports, 'index.html'),
    visualReport(
      changes.map((name) => ({
        name,
        before: image(readScreenshot(archives, name)),
        after: image(read(`${name}-actual.png`)),
        difference: image(read(`${name}-diff.png`)),
      })),
    ),
  );
  console.log(
    changes.length === 0
      ? 'No screenshot changed.'
      : `${changes.length} screenshots changed; side by side in .reports/visual/index.html`,
  );
}
process.exit(status ?? 1);
