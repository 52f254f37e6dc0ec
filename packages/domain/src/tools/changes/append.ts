import {
  type Entry,
  type Journals,
  type Row,
  type TabJournal,
  tabWithinLimits,
  withinLimits,
} from './entries';
import { isTabOnly, maskRow } from './masking';

/** Writes of one kind within so many milliseconds of each other are one entry: a job of many calls. */
export const GROUP_MS = 2_000;

/** An entry before it has an id; `rows` are whole. */
export type NewEntry = Omit<Entry, 'id' | 'until'>;

const itemOf = ({ noun, name, parent, href }: Row): string => [noun, name, parent, href].join('\n');

/** A job changes each item once, so that a second change of an item is another entry. */
const isOneJob = (last: Entry, next: NewEntry): boolean =>
  last.call === next.call &&
  last.kind === next.kind &&
  last.action === next.action &&
  last.revertOf === next.revertOf &&
  next.at - last.until <= GROUP_MS &&
  !last.rows.some((row) => next.rows.some((other) => itemOf(other) === itemOf(row)));

/** The journals with a new entry, or with its rows in the last one if they are of one job. */
export function append(
  { journals, tab }: { readonly journals: Journals; readonly tab: TabJournal },
  owner: string,
  next: NewEntry,
): { readonly journals: Journals; readonly tab: TabJournal } {
  const entries = journals[owner] ?? [];
  const last = entries.at(-1);
  const isJoined = last !== undefined && isOneJob(last, next);
  const id = isJoined ? last.id : `${next.at} ${next.call} ${next.revertOf ?? ''}`;
  const tabRows = tab.owner === owner ? tab.rows : {};

  const masked = next.rows.map(maskRow);
  const entry: Entry = isJoined
    ? { ...last, until: next.at, rows: [...last.rows, ...masked] }
    : { ...next, id, until: next.at, rows: masked };
  const isWhole = !next.rows.some(isTabOnly) && tabRows[id] === undefined;
  const whole: readonly Row[] = [...(tabRows[id] ?? (isJoined ? last.rows : [])), ...next.rows];
  return {
    journals: withinLimits({
      ...journals,
      [owner]: [...(isJoined ? entries.slice(0, -1) : entries), entry],
    }),
    tab: isWhole ? { owner, rows: tabRows } : tabWithinLimits({ owner, rows: { ...tabRows, [id]: whole } }),
  };
}
