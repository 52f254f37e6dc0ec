import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChanges } from './changes.ts';
import { createReview } from './decisions.ts';
import { drawing, memoryPictures } from './testing.ts';

const old = drawing({ color: 0x3845c9 });
const changed = drawing({ color: 0x2060d0 });
const fromBase = drawing({ color: 0xbe2430 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Two differences and a new screenshot of a run, and a screenshot that the branch approved. */
function setUp() {
  for (const file of [
    'a-b--one-light-actual',
    'a-b--one-light-diff',
    'a-b--two-light-actual',
    'a-c--new-light-reference',
  ]) {
    writeFileSync(join(folder, `${file}.png`), changed);
  }
  const pictures = memoryPictures(
    { 'a-b--one-light': old, 'a-b--two-light': old, 'a-d--branch-dark': changed },
    new Map([['a-d--branch-dark', fromBase]]),
  );
  const changes = findChanges({ pictures, run: folder, base: 'main' });
  const file = join(folder, 'decisions.json');
  return { pictures, changes, open: () => createReview({ changes, pictures, file }) };
}

describe('changes', () => {
  it('are what a run left and what the branch approved, and nothing that has the same pixels', () => {
    const { changes, pictures } = setUp();
    expect(changes.map(({ name, origin }) => `${name} ${origin}`)).toEqual([
      'a-b--one-light run',
      'a-b--two-light run',
      'a-c--new-light run',
      'a-d--branch-dark branch',
    ]);
    pictures.all.set('a-b--one-light', changed);
    expect(findChanges({ pictures, run: folder, base: null }).map(({ name }) => name)).toEqual([
      'a-b--two-light',
      'a-c--new-light',
    ]);
  });

  it('ignore files of a run whose names are no screenshots', () => {
    writeFileSync(join(folder, 'a.b c-actual.png'), changed);
    expect(findChanges({ pictures: memoryPictures({}), run: folder, base: null })).toEqual([]);
  });
});

describe('decisions', () => {
  it('approve exactly the accepted screenshot', () => {
    const { pictures, open } = setUp();
    open().decide(['a-b--one-light'], 'accepted');
    expect(pictures.all.get('a-b--one-light')).toEqual(changed);
    expect(pictures.all.get('a-b--two-light')).toBe(old);
    expect(pictures.all.has('a-c--new-light')).toBe(false);
  });

  it('write nothing when a screenshot is rejected or approved already', () => {
    const { pictures, open } = setUp();
    const review = open();
    const before = new Map(pictures.all);
    review.decide(['a-b--one-light'], 'rejected');
    review.decide(['a-d--branch-dark'], 'accepted');
    expect(pictures.all).toEqual(before);
    expect(Object.fromEntries(review.decisions())).toEqual({
      'a-b--one-light': 'rejected',
      'a-d--branch-dark': 'accepted',
    });
  });

  it('are undone one call at a time, with the approved screenshots as they were', () => {
    const { pictures, open } = setUp();
    const review = open();
    const before = new Map(pictures.all);
    review.decide(['a-b--one-light'], 'rejected');
    review.decide(['a-b--one-light', 'a-c--new-light'], 'accepted');
    expect(review.undo()).toEqual(['a-b--one-light', 'a-c--new-light']);
    expect(pictures.all).toEqual(before);
    expect(Object.fromEntries(review.decisions())).toEqual({ 'a-b--one-light': 'rejected' });
    review.undo();
    expect(review.decisions().size).toBe(0);
    expect(review.undo()).toEqual([]);
  });

  it('are remembered for the same pixels, except an approval that was taken back', () => {
    const { changes, pictures, open } = setUp();
    const review = open();
    review.decide(['a-b--one-light', 'a-d--branch-dark'], 'rejected');
    review.decide(['a-b--two-light'], 'accepted');
    pictures.all.set('a-b--two-light', old);
    expect([...open().decisions().keys()]).toEqual(['a-b--one-light', 'a-d--branch-dark']);
    const [one, ...others] = changes;
    if (one === undefined) throw new Error('There is no change.');
    const later = [{ ...one, after: fromBase }, ...others];
    const next = createReview({ changes: later, pictures, file: join(folder, 'decisions.json') });
    expect([...next.decisions().keys()]).toEqual(['a-d--branch-dark']);
  });

  it('are not made when the screenshot cannot be written', () => {
    const { changes, pictures } = setUp();
    const full = (): never => {
      throw new Error('No space left');
    };
    const review = createReview({
      changes,
      pictures: { ...pictures, approve: full },
      file: join(folder, 'decisions.json'),
    });
    expect(() => review.decide(['a-b--one-light'], 'accepted')).toThrow('No space left');
    expect(review.decisions().size).toBe(0);
    expect(review.undo()).toEqual([]);
  });
});
