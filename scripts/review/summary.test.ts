import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compare } from './cause.ts';
import { parseName, type Change } from './changes.ts';
import { decode, sizeOf } from './image.ts';
import { summaryJson, summaryJunit, summaryMarkdown, writeSummary, type Summary } from './summary.ts';
import { drawing } from './testing.ts';

const before = drawing({ color: 0x3845c9, width: 600 });
const after = drawing({ color: 0x2060d0, width: 600 });
const comparison = compare(decode(before), decode(after));
const recolored = (name: string): Change => ({
  name,
  ...parseName(name),
  origin: 'run',
  before,
  after,
  comparison,
});
const changes: readonly Change[] = [
  ...[1, 2, 3, 4, 5].map((number) => recolored(`a-b-story-${number}-light`)),
  { ...recolored('a-c--new-dark'), before: null, comparison: null },
];
const summary: Summary = {
  changes,
  decisions: new Map([
    ['a-b-story-1-light', 'accepted'],
    ['a-b-story-2-light', 'rejected'],
  ]),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summary-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the summary of a review', () => {
  it('counts the decisions, shows three screenshots of a group and names the rest', () => {
    const markdown = summaryMarkdown(summary);
    expect(markdown).toContain('6 screenshots in 2 groups: 1 accepted, 1 rejected, 4 undecided.');
    expect(markdown).toContain('### #3845C9 → #2060D0');
    expect(markdown.match(/-before\.png/g)).toHaveLength(3);
    expect(markdown).toContain('<summary>2 more</summary>');
    expect(markdown).toContain('- `a-b-story-5-light`: undecided');
  });

  it('says so when nothing changed', () => {
    expect(summaryMarkdown({ changes: [], decisions: new Map() })).toContain('No screenshot changed.');
  });

  it('is JUnit XML in which every screenshot fails that is not accepted', () => {
    const xml = summaryJunit(summary);
    expect(xml).toContain('<testsuites name="visual review" tests="6" failures="5">');
    expect(xml).toContain('name="a-b-story-1-light"/>');
    expect(xml).toContain('name="a-b-story-2-light"><failure message="rejected"/></testcase>');
    expect(xml).toContain('name="a-c--new-dark"><failure message="undecided"/></testcase>');
  });

  it('is JSON with the decision and the changed box of each screenshot', () => {
    const { groups } = JSON.parse(summaryJson(summary)) as {
      groups: { title: string; changes: unknown[] }[];
    };
    expect(groups.map(({ title }) => title)).toEqual(['#3845C9 → #2060D0', 'a / c: new']);
    expect(groups[0]?.changes[0]).toEqual({
      name: 'a-b-story-1-light',
      decision: 'accepted',
      origin: 'run',
      pixels: changes[0]?.comparison?.pixels,
      box: changes[0]?.comparison?.box,
    });
  });

  it('is written with a thumbnail of the changed part for each screenshot that it shows', () => {
    writeSummary(folder, summary);
    expect(readdirSync(folder).toSorted()).toEqual(['junit.xml', 'summary.json', 'summary.md', 'thumbnails']);
    expect(readdirSync(join(folder, 'thumbnails'))).toHaveLength(7);
    const { width } = sizeOf(readFileSync(join(folder, 'thumbnails', 'a-b-story-1-light-after.png')));
    expect(width).toBeLessThan(50);
  });
});
