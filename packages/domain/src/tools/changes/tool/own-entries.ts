import { combine } from 'effector';
import { withMark, type Entry, type Row } from '../entries';
import { $owner, journals, tabJournal } from '../record';

function withWholeRows(entry: Entry, whole: readonly Row[] | undefined): Entry {
  // Another tab may have added rows to the entry.
  if (whole?.length !== entry.rows.length) return entry;
  const rows = whole.map((row, index) => (entry.rows[index]?.isReverted === true ? withMark(row) : row));
  return { ...entry, rows };
}

/** The entries of the person who is signed in, the newest first, whole as far as this tab knows them. */
export const $entries = combine(
  { all: journals.$value, tab: tabJournal.$value, owner: $owner },
  ({ all, tab, owner }): readonly Entry[] =>
    owner === ''
      ? []
      : (all[owner] ?? [])
          .toReversed()
          .map((entry) => withWholeRows(entry, tab.owner === owner ? tab.rows[entry.id] : undefined)),
);
