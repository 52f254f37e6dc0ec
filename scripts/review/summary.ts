import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './changes.ts';
import type { Decisions } from './decisions.ts';
import { groupByCause, type Group } from './groups.ts';
import { decode, thumbnailPng, type Box } from './image.ts';

export interface Summary {
  readonly changes: readonly Change[];
  readonly decisions: Decisions;
}

const stateOf = ({ decisions }: Summary, name: string): string => decisions.get(name) ?? 'undecided';

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function counts(summary: Summary): string {
  const states = summary.changes.map(({ name }) => stateOf(summary, name));
  const count = (state: string): number => states.filter((each) => each === state).length;
  return `${count('accepted')} accepted, ${count('rejected')} rejected, ${count('undecided')} undecided`;
}

/** Pictures that a group shows before the rest is only named. */
const SHOWN = 3;

const sides = ['before', 'after'] as const;
const image = (name: string, side: (typeof sides)[number]): string =>
  `<img src="thumbnails/${name}-${side}.png" alt="${side === 'before' ? 'Before' : 'After'}">`;

function groupMarkdown(summary: Summary, group: Group, byName: ReadonlyMap<string, Change>): string {
  const rows = group.names.slice(0, SHOWN).map((name) => {
    const change = byName.get(name);
    const [before, after] = sides.map((side) => (change?.[side] ? image(name, side) : 'none'));
    return `| \`${name}\`<br>${stateOf(summary, name)} | ${before} | ${after} |`;
  });
  const rest = group.names.slice(SHOWN).map((name) => `- \`${name}\`: ${stateOf(summary, name)}`);
  return [
    `### ${group.title}`,
    `${plural(group.names.length, 'screenshot')}. ${group.reason}`,
    ['| Screenshot | Before | After |', '| --- | --- | --- |', ...rows].join('\n'),
    ...(rest.length === 0
      ? []
      : [`<details><summary>${rest.length} more</summary>\n\n${rest.join('\n')}\n\n</details>`]),
  ].join('\n\n');
}

/** The review as Markdown, for a pull request. Thumbnails are linked relative to it. */
export function summaryMarkdown(summary: Summary): string {
  const { changes } = summary;
  if (changes.length === 0) return '## Visual review\n\nNo screenshot changed.\n';
  const byName = new Map(changes.map((change) => [change.name, change]));
  const groups = groupByCause(changes);
  const size = `${plural(changes.length, 'screenshot')} in ${plural(groups.length, 'group')}`;
  const sections = groups.map((group) => groupMarkdown(summary, group, byName));
  return `${['## Visual review', `${size}: ${counts(summary)}.`, ...sections].join('\n\n')}\n`;
}

const escapeXml = (text: string): string =>
  text.replace(/[<>&"]/g, (c) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[c] ?? c);

/** The review as JUnit XML: a suite per group. A screenshot that is not accepted is a failure. */
export function summaryJunit(summary: Summary): string {
  const isOpen = (name: string): boolean => stateOf(summary, name) !== 'accepted';
  const suites = groupByCause(summary.changes).map(({ title, names }) => {
    const cases = names.map((name) => {
      const tag = `    <testcase classname="${escapeXml(title)}" name="${escapeXml(name)}"`;
      return isOpen(name) ? `${tag}><failure message="${stateOf(summary, name)}"/></testcase>` : `${tag}/>`;
    });
    const failures = names.filter(isOpen).length;
    const attributes = `name="${escapeXml(title)}" tests="${names.length}" failures="${failures}"`;
    return [`  <testsuite ${attributes}>`, ...cases, '  </testsuite>'].join('\n');
  });
  const failures = summary.changes.filter(({ name }) => isOpen(name)).length;
  const attributes = `name="visual review" tests="${summary.changes.length}" failures="${failures}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

/** The review as JSON: its groups with the decision and the changed pixels of each screenshot. */
export function summaryJson(summary: Summary): string {
  const byName = new Map(summary.changes.map((change) => [change.name, change]));
  const groups = groupByCause(summary.changes).map(({ title, reason, names }) => ({
    title,
    reason,
    changes: names.map((name) => {
      const change = byName.get(name);
      return {
        name,
        decision: stateOf(summary, name),
        origin: change?.origin,
        pixels: change?.comparison?.pixels ?? null,
        box: change?.comparison?.box ?? null,
      };
    }),
  }));
  return `${JSON.stringify({ groups }, null, 2)}\n`;
}

/** What a thumbnail shows of a screenshot without another version. */
const TOP: Box = { left: 0, top: 0, right: 320, bottom: 200 };

/** Writes summary.md with its thumbnails, junit.xml and summary.json into a folder. */
export function writeSummary(folder: string, summary: Summary): void {
  const thumbnails = join(folder, 'thumbnails');
  rmSync(thumbnails, { recursive: true, force: true });
  mkdirSync(thumbnails, { recursive: true });
  const byName = new Map(summary.changes.map((change) => [change.name, change]));
  for (const name of groupByCause(summary.changes).flatMap(({ names }) => names.slice(0, SHOWN))) {
    const change = byName.get(name);
    for (const side of sides) {
      const png = change?.[side];
      if (!change || !png) continue;
      writeFileSync(
        join(thumbnails, `${name}-${side}.png`),
        thumbnailPng(decode(png), change.comparison?.box ?? TOP),
      );
    }
  }
  writeFileSync(join(folder, 'summary.md'), summaryMarkdown(summary));
  writeFileSync(join(folder, 'junit.xml'), summaryJunit(summary));
  writeFileSync(join(folder, 'summary.json'), summaryJson(summary));
}
