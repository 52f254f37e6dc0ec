import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChanges } from './review/changes.ts';
import { createReview } from './review/decisions.ts';
import { listen } from './review/listen.ts';
import { buildPage } from './review/page.ts';
import { archivedPictures } from './review/pictures.ts';
import { createServer } from './review/server.ts';
import { writeSummary } from './review/summary.ts';

/**
 * `npm run review`: a page to decide about the screenshots that differ in the last `npm run visual`, and about
 * those that the branch has approved since its base. `--from DIR` takes the run from a folder, such as CI's
 * artifact; `--base REF` is the base (where the branch left main); `--summary DIR` writes what was decided for
 * a pull request and starts no server.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: join(root, '.reports', 'visual') },
    base: { type: 'string' },
    summary: { type: 'string' },
    port: { type: 'string', default: '6200' },
    catalogue: { type: 'string', default: 'http://localhost:6006' },
    platform: { type: 'string' },
  },
});

/** The folder of approved screenshots; a reviewer may sit at another platform than the one that takes them. */
function platformFolder(): string {
  const platforms = readdirSync(join(root, '.storybook', 'baselines'));
  const [platform = ''] = platforms;
  if (values.platform === undefined && platforms.length !== 1) {
    throw new Error(`Choose the screenshots with --platform: ${platforms.join(' or ')}.`);
  }
  return `.storybook/baselines/${values.platform ?? platform}`;
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

const pictures = archivedPictures(root, platformFolder());
const changes = findChanges({
  pictures,
  run: resolve(values.from),
  base: git('rev-parse', '--verify', values.base ?? git('merge-base', 'HEAD', 'main')),
});
const review = createReview({ changes, pictures, file: join(root, '.reports', 'review', 'decisions.json') });

if (values.summary !== undefined) {
  writeSummary(resolve(values.summary), { changes, decisions: review.decisions() });
  console.log(`${changes.length} changed screenshots summarized in ${values.summary}`);
} else {
  const page = await buildPage();
  const server = createServer({ changes, review, page, catalogue: values.catalogue });
  const { origin } = await listen(server, Number(values.port));
  console.log(`\n  ${changes.length} changed screenshots: ${origin}\n`);
}
