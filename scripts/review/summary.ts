import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './changes.ts';
import { groupByCause, type Group } from './groups.ts';
import { decode, thumbnailPng, type Box } from './image.ts';

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Pictures that a group shows before the rest is only named. */
const SHOWN = 3;

const sides = ['before', 'after'] as const;
const image = (name: string, side: (typeof sides)[number]): string =>
  `<img src="thumbnails/${name}-${side}.png" alt="${side === 'before' ? 'Before' : 'After'}">`;

function groupMarkdown({ title, reason, names }: Group, byName: ReadonlyMap<string, Change>): string {
  const rows = names.slice(0, SHOWN).map((name) => {
    const change = byName.get(name);
    const [before, after] = sides.map((side) => (change?.[side] ? image(name, side) : 'none'));
    return `| \`${name}\` | ${before} | ${after} |`;
  });
  const rest = names.slice(SHOWN).map((name) => `- \`${name}\``);
  return [
    `### ${title}`,
    `${plural(names.length, 'screenshot')}. ${reason}`,
    ['| Screenshot | Before | After |', '| --- | --- | --- |', ...rows].join('\n'),
    ...(rest.length === 0
      ? []
      : [`<details><summary>${rest.length} more</summary>\n\n${rest.join('\n')}\n\n</details>`]),
  ].join('\n\n');
}

/** The changes as Markdown, for a pull request. Thumbnails are linked relative to it. */
export function summaryMarkdown(changes: readonly Change[]): string {
  if (changes.length === 0) return '## Visual review\n\nNo screenshot changed.\n';
  const byName = new Map(changes.map((change) => [change.name, change]));
  const groups = groupByCause(changes);
  const size = `${plural(changes.length, 'screenshot')} in ${plural(groups.length, 'group')}.`;
  return `${['## Visual review', size, ...groups.map((group) => groupMarkdown(group, byName))].join('\n\n')}\n`;
}

/** What a thumbnail shows of a screenshot without another version. */
const TOP: Box = { left: 0, top: 0, right: 320, bottom: 200 };

/** Writes summary.md with its thumbnails into a folder. */
export function writeSummary(folder: string, changes: readonly Change[]): void {
  const thumbnails = join(folder, 'thumbnails');
  rmSync(thumbnails, { recursive: true, force: true });
  mkdirSync(thumbnails, { recursive: true });
  const byName = new Map(changes.map((change) => [change.name, change]));
  for (const name of groupByCause(changes).flatMap(({ names }) => names.slice(0, SHOWN))) {
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
  writeFileSync(join(folder, 'summary.md'), summaryMarkdown(changes));
}
