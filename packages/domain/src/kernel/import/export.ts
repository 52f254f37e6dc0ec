import { sample, type Store } from 'effector';
import { toPort } from '../ports';
import { writeCsv } from './csv';
import type { EntityId } from '../http';
import type { createExportAct } from '../page/page-acts';
import { editorsLoaded } from '../save/kept';
import { IGNORED, OTHER, type ListColumns } from './list';
import { notify } from '../toasts/notify';
import { t } from './text.en';

/** An item's keys without a column, as JSON; '' if there are none. */
function otherOf<Item>(item: Item, known: ReadonlySet<string>): string {
  if (typeof item !== 'object' || item === null) return '';
  const rest = Object.entries(item).filter(([key]) => !known.has(key));
  return rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest));
}

/** A list as CSV with a heading; an import restores it without loss. */
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

/**
 * Saves a list as CSV, which an import restores.
 *
 * @param options.$name the file's name without its ending.
 * @param options.$items the list as received, in any order.
 * @param options.$shown the rows that the list shows, in their order.
 */
export function createListExport<Item, Shown>(options: {
  readonly act: ReturnType<typeof createExportAct>;
  readonly columns: ListColumns<Item>;
  readonly $name: Store<string>;
  readonly $items: Store<readonly Item[]>;
  readonly keyOf: (item: Item) => EntityId;
  readonly $shown: Store<readonly Shown[]>;
  readonly shownKeyOf: (row: Shown) => EntityId;
}): void {
  const { act, columns, $name, $items, $shown, keyOf, shownKeyOf } = options;
  const { exported, $isWaiting } = act;
  sample({ clock: [$isWaiting, editorsLoaded], filter: $isWaiting, fn: () => null, target: exported });

  const requested = sample({
    clock: exported,
    source: { name: $name, items: $items, shown: $shown },
    fn: ({ name, items, shown }, ids) => {
      const byKey = new Map(items.map((item) => [keyOf(item), item]));
      const wanted = ids === null ? null : new Set(ids);
      const keys = shown.map(shownKeyOf).filter((key) => wanted === null || wanted.has(key));
      // Selected rows that a filter hides come last.
      const shownKeys = new Set(keys);
      const hidden = (ids ?? []).filter((id) => !shownKeys.has(id));
      return { name, items: [...keys, ...hidden].flatMap((key) => byKey.get(key) ?? []) };
    },
  });
  sample({
    clock: requested,
    filter: ({ items }) => items.length > 0,
    fn: ({ name, items }) => ({ name: `${name}.csv`, type: 'text/csv', text: toCsv(columns, items) }),
    target: toPort('saveFile'),
  });
  notify({ failed: [requested, ({ items }) => (items.length === 0 ? t('nothingToExport') : null)] });
}
