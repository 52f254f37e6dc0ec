import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deletePicture, hashOf, readHash, writePicture } from '../visual/store.ts';
import { findChanges, type Review } from './changes.ts';
import { serveReview } from './server.ts';
import { drawing } from './testing.ts';

const old = drawing({ color: 0x3845c9 });
const changed = drawing({ color: 0x2060d0 });

let review: Review;
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: review.root, encoding: 'utf8' }).trim();
const baselines = (): string => join(review.root, review.folder);
const write = (folder: string, name: string, png: Buffer): void =>
  writePicture(folder, name, png, hashOf(png));

/** A base with three screenshots; the branch changed one, deleted one and added one; a run found two differences. */
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'review-'));
  review = { root, folder: '.storybook/baselines/p', run: join(root, 'run'), base: 'HEAD' };
  for (const name of ['a-b--one-light', 'a-b--two-light', 'a-c--gone-light']) write(baselines(), name, old);
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'Base');
  write(baselines(), 'a-b--two-light', changed);
  write(baselines(), 'a-b--new-light', old);
  deletePicture(baselines(), 'a-c--gone-light');
  git('add', '.');
  write(review.run, 'a-b--one-light', changed);
  write(review.run, 'a-c--other-light', changed);
  // Equal to its baseline.
  write(review.run, 'a-b--two-light', changed);
});
afterEach(() => rmSync(review.root, { recursive: true }));

describe('the review', () => {
  it('has what differs in the run, and what the branch changed since its base', () => {
    const found = findChanges(review).map(({ name, origin, before, after }) => [
      name,
      origin,
      before !== null,
      after !== null,
    ]);
    expect(found).toEqual([
      ['a-b--new-light', 'branch', false, true],
      ['a-b--one-light', 'run', true, true],
      ['a-c--gone-light', 'branch', true, false],
      ['a-c--other-light', 'run', false, true],
    ]);
  });

  it('accepts what the run found: writes and stages the file with its hash, and nothing else', async () => {
    const { origin, server } = await serveReview(review, findChanges(review), 0);
    try {
      const post = (type: string): Promise<Response> =>
        fetch(`${origin}/api/accept`, {
          method: 'POST',
          headers: { 'Content-Type': type },
          body: JSON.stringify(['a-b--one-light', 'a-b--new-light', '../../secret']),
        });
      expect((await post('text/plain')).status).toBe(404);
      expect(await (await post('application/json')).json()).toEqual({ accepted: ['a-b--one-light'] });
    } finally {
      server.close();
    }
    expect(readFileSync(join(baselines(), 'a-b/one-light.png'))).toEqual(changed);
    expect(readHash(baselines(), 'a-b--one-light')).toBe(hashOf(changed));
    expect(git('diff', '--cached', '--name-only').split('\n')).toContain(
      '.storybook/baselines/p/a-b/one-light.png',
    );
    expect(git('diff', '--name-only')).toBe('');
  });

  it('serves each version of a screenshot and their difference', async () => {
    const { origin, server } = await serveReview(review, findChanges(review), 0);
    try {
      const statusOf = async (path: string): Promise<number> => (await fetch(origin + path)).status;
      for (const side of ['before', 'after', 'difference'])
        expect(await statusOf(`/pictures/a-b--one-light/${side}`)).toBe(200);
      expect(await statusOf('/pictures/a-c--other-light/before')).toBe(404);
      expect(await statusOf('/pictures/a-b--absent-light/after')).toBe(404);
    } finally {
      server.close();
    }
  });
});
