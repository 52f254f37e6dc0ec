import { createEvent, sample, type Store } from 'effector';
import { saveFileFx } from './browser';
import { writeCsv } from './csv';
import type { EntityId } from './http';
import { IGNORED, OTHER, type ListColumns } from './import/columns';
import { notify } from './notify';

/** An item's keys without a column, as JSON; '' if there are none. */
function otherOf<Item>(item: Item, known: ReadonlySet<string>): string {
  if (typeof item !== 'object' || item === null) return '';
  const rest = Object.entries(item).filter(([key]) => !known.has(key));
  return rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest));
}

/** A list as CSV with a heading; an import restores it without loss. For spreadsheets use `writeSpreadsheet`. */
export function toCsv<Item, Name extends string>(
  { columns }: ListColumns<Item, Name>,
  items: readonly Item[],
): string {
  const known = new Set<string>([IGNORED, ...columns.map(({ name }) => name)]);
  const others = items.map((item) => otherOf(item, known));
  const hasOther = others.some((other) => other !== '');
  return writeCsv([
    [...columns.map(({ name }) => name), ...(hasOther ? [OTHER] : [])],
    ...items.map((item, at) => [
      ...columns.map(({ write }) => write(item)),
      ...(hasOther ? [others[at] ?? ''] : []),
    ]),
  ]);
}

/** A list as JSON, which an import restores without loss. */
export const toJson = (items: readonly unknown[]): string => `${JSON.stringify(items, null, 2)}\n`;

export type ExportFormat = 'csv' | 'json';

/**
 * Saves a list as a file: the rows that it shows, or the selected ones.
 *
 * Use it for every list. CSV that only people read is `writeSpreadsheet`.
 *
 * @param options.$name the file's name without its ending.
 * @param options.$items the rows that can be selected.
 */
export function createListExport<Item>(options: {
  readonly columns: ListColumns<Item>;
  readonly $name: Store<string>;
  readonly $shown: Store<readonly Item[]>;
  readonly $items: Store<readonly Item[]>;
  readonly keyOf: (item: Item) => EntityId;
}) {
  const shownExported = createEvent<ExportFormat>();
  const selectedExported = createEvent<{
    readonly format: ExportFormat;
    readonly ids: readonly EntityId[];
  }>();

  const requested = sample({
    clock: [
      sample({ clock: shownExported, source: options.$shown, fn: (items, format) => ({ items, format }) }),
      sample({
        clock: selectedExported,
        source: options.$items,
        fn: (items, { format, ids }) => {
          const wanted = new Set(ids);
          return { items: items.filter((item) => wanted.has(options.keyOf(item))), format };
        },
      }),
    ],
    source: options.$name,
    fn: (name, request) => ({ ...request, name }),
  });
  sample({
    clock: requested,
    filter: ({ items }) => items.length > 0,
    fn: ({ items, name, format }) =>
      format === 'csv'
        ? { name: `${name}.csv`, type: 'text/csv', text: toCsv(options.columns, items) }
        : { name: `${name}.json`, type: 'application/json', text: toJson(items) },
    target: saveFileFx,
  });
  notify({
    failed: [
      sample({ clock: requested, filter: ({ items }) => items.length === 0 }),
      'There is nothing to export',
    ],
  });

  return { shownExported, selectedExported };
}
