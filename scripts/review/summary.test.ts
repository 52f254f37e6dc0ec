import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compare } from './cause.ts';
import type { Change } from './changes.ts';
import { decode } from './image.ts';
import { summaryMarkdown, writeSummary } from './summary.ts';
import { drawing } from './testing.ts';

const before = drawing({ color: 0x3845c9, width: 600 });
const after = drawing({ color: 0x2060d0, width: 600 });
const comparison = compare(decode(before), decode(after));
const recolored = (name: string): Change => ({
  name,
  component: name.split('--')[0] ?? '',
  origin: 'run',
  before,
  after,
  comparison,
});
const changes: readonly Change[] = [
  ...[1, 2, 3, 4, 5].map((number) => recolored(`a-b--story-${number}-light`)),
  { ...recolored('a-c--new-dark'), before: null, comparison: null },
];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summary-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the summary for a pull request', () => {
  it('shows three screenshots of a group and names the rest', () => {
    const markdown = summaryMarkdown(changes);
    expect(markdown).toContain('6 screenshots in 2 groups.');
    expect(markdown).toContain('### #3845C9 → #2060D0');
    expect(markdown.match(/-before\.png/g)).toHaveLength(3);
    expect(markdown).toContain('<summary>2 more</summary>');
    expect(markdown).toContain('- `a-b--story-5-light`');
  });

  it('says so when nothing changed', () => {
    expect(summaryMarkdown([])).toContain('No screenshot changed.');
  });

  it('is written with a thumbnail of the changed part for each screenshot that it shows', () => {
    writeSummary(folder, changes);
    expect(readdirSync(folder).toSorted()).toEqual(['summary.md', 'thumbnails']);
    expect(readdirSync(join(folder, 'thumbnails'))).toHaveLength(7);
    const { width } = decode(readFileSync(join(folder, 'thumbnails', 'a-b--story-1-light-after.png')));
    expect(width).toBeLessThan(50);
  });
});
