import { createEvent, sample } from 'effector';
import { browserTimeZone } from '../../../kernel/format';
import { saveFileFx } from '../../../kernel/ports';
import { writeSpreadsheet } from '../../../kernel/import/csv';
import { toJson, type Exported } from '../../../kernel/import/export';
import type { Change, Entry } from '../entries';
import { maskRow } from '../masking';
import { changeLabel, changeValue, entryTitle, rowTitle } from '../titles';
import { $shown } from './list';
import { $entries } from './own-entries';
import { t as words } from '../../../resources/fields/text.en';
import { t } from './text.en';

/** Saves the entries that the list shows. */
export const exported = createEvent<Exported>();

/** Moments in the zone that the person has chosen: “2026-12-24 14:02:09”. */
const momentIn = (timeZone: string): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (at) => format.format(at);
};

const csvOf = (entries: readonly Entry[], zone: string): string => {
  const moment = momentIn(zone);
  return writeSpreadsheet([
    [
      t('time', { zone }),
      t('change'),
      t('what'),
      t('field'),
      t('before'),
      t('after'),
      t('reverted'),
      t('page'),
    ],
    ...entries.flatMap((entry) =>
      entry.rows.flatMap((row) => {
        const changes: readonly Change[] =
          row.changes.length > 0 ? row.changes : [{ label: '', before: '', after: '' }];
        return changes.map((change) => [
          moment(entry.until),
          entryTitle(entry),
          rowTitle(row),
          changeLabel(change),
          change.before === null ? t('unknown') : changeValue(change, change.before),
          changeValue(change, change.after),
          row.isReverted === true ? words('yes') : words('no'),
          row.href,
        ]);
      }),
    ),
  ]);
};

const maskEntry = (entry: Entry): Entry => ({ ...entry, rows: entry.rows.map(maskRow) });

const exportedEntry = (entry: Entry): object => ({
  ...entry,
  title: entryTitle(entry),
  rows: entry.rows.map(({ undo: _undo, isTabOnly: _tab, isMasked: _masked, ...row }) => row),
});

sample({
  clock: exported,
  source: { entries: $entries, shown: $shown },
  fn: ({ entries, shown }, { format }) => {
    const ids = new Set(shown.map(({ id }) => id));
    const masked = entries.filter(({ id }) => ids.has(id)).map(maskEntry);
    return format === 'csv'
      ? { name: 'changes.csv', type: 'text/csv', text: csvOf(masked, browserTimeZone()) }
      : {
          name: 'changes.json',
          type: 'application/json',
          text: toJson(masked.map(exportedEntry)),
        };
  },
  target: saveFileFx,
});
