import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChanges, type Review } from './review/changes.ts';
import { serveReview } from './review/server.ts';
import { writeSummary } from './review/summary.ts';

/**
 * `npm run review`: a page with the screenshots that differ in the last `npm run visual`, to accept them, and with those
 * that the branch has changed since its base. `--from DIR` takes the run from a folder, such as CI's artifact;
 * `--base REF` is the base (where the branch left main); `--summary DIR` writes all of them as Markdown for a pull
 * request and starts no server.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(root, '.reports', 'visual') },
    base: { type: 'string' },
    summary: { type: 'string' },
    port: { type: 'string', default: '6200' },
    platform: { type: 'string' },
  },
});

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

const baselines = join(root, '.storybook', 'baselines');
const platforms = existsSync(baselines) ? readdirSync(baselines) : [];
const platform = values.platform ?? platforms[0] ?? '';
if (values.platform === undefined && platforms.length > 1) {
  throw new Error(`Choose the screenshots with --platform: ${platforms.join(' or ')}.`);
}

const review: Review = {
  root,
  folder: `.storybook/baselines/${platform}`,
  run: resolve(values.from),
  base: git('rev-parse', '--verify', values.base ?? git('merge-base', 'HEAD', 'main')),
};
const changes = findChanges(review);
if (values.summary === undefined) {
  const { origin } = await serveReview(review, changes, Number(values.port));
  console.log(`\n  ${changes.length} changed screenshots: ${origin}\n`);
} else {
  writeSummary(resolve(values.summary), changes);
  console.log(`${changes.length} changed screenshots summarized in ${values.summary}`);
}
