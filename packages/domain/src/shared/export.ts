import { writeCsv } from './csv';
import { IGNORED, OTHER, type ListColumns } from './import/columns';

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
