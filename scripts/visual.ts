import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBaselines } from './baselines.ts';
import { findBrowser } from './browser.ts';
import { repack } from './visual/archive.ts';
import { isPacked, pack } from './visual/pack.ts';
import { changesIn, visualReport } from './visual/report.ts';

/**
 * `npm run visual` compares every story with its baselines and writes the differences side by side into
 * .reports/visual/index.html; `npm run visual:update` updates the baselines. Further arguments filter the
 * stories: `npm run visual -- packages/design-system/src/primitives/Button`.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const isUpdate = process.argv.includes('--update');
const filters = process.argv.slice(2).filter((argument) => argument !== '--update');
const reports = join(root, '.reports', 'visual');

const { folder, archives, mode } = await findBaselines(await findBrowser());
if (mode === 'off' && !isUpdate) process.exit(0);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** The names of the run's screenshots. A full update deletes baselines without a story. */
const names = join(reports, 'names.json');

const { status } = spawnSync(
  'npx',
  ['--no-install', 'vitest', 'run', '--project', 'stories', ...filters, ...(isUpdate ? ['--update'] : [])],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, VISUAL: isUpdate ? 'update' : 'compare', VISUAL_NAMES: names },
  },
);

if (isUpdate) {
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.png')) continue;
    const screenshot = readFileSync(join(folder, file));
    if (!isPacked(screenshot)) writeFileSync(join(folder, file), pack(screenshot));
  }
  const isWhole = filters.length === 0 && status === 0;
  repack(folder, archives, isWhole ? new Set(JSON.parse(readFileSync(names, 'utf8')) as string[]) : null);
}

const changes = changesIn(readdirSync(reports));
const image = (path: string): string | null =>
  existsSync(path) ? `data:image/png;base64,${readFileSync(path).toString('base64')}` : null;

writeFileSync(
  join(reports, 'index.html'),
  visualReport(
    changes.map((name) => ({
      name,
      before: image(join(folder, `${name}.png`)),
      after: image(join(reports, `${name}-actual.png`)),
      difference: image(join(reports, `${name}-diff.png`)),
    })),
  ),
);
console.log(
  changes.length === 0
    ? 'No screenshot changed.'
    : `${changes.length} screenshots changed; side by side in .reports/visual/index.html`,
);
process.exit(status ?? 1);
