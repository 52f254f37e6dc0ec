import { IGNORED, OTHER } from './columns';
import { columnOf, type ColumnIndex } from './headings';
import { LineFault, type ListFormat } from './list';
import { t } from './text.en';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Property names that wrap a list of anything; a list's own names come first. */
const commonWrappers = ['items', 'entries', 'results', 'rows', 'list', 'data'];

/**
 * The entries of parsed JSON: a list, an object that wraps one (`{"inputs": […]}`, `{"data": {"items":
 * […]}}`), an object of items by id, or a single item.
 */
export function entriesOf(
  value: unknown,
  index: ColumnIndex,
  wrappers: readonly string[],
): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const [first] = index.names;
  if (!isObject(value) || Object.keys(value).some((key) => columnOf(index, key) === first)) return [value];
  const inside = [...wrappers, ...commonWrappers]
    .map((name) => Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1])
    .find((one) => Array.isArray(one) || isObject(one));
  if (inside !== undefined) return entriesOf(inside, index, wrappers);
  const values = Object.values(value);
  return values.length > 0 && values.every(isObject) ? values : [value];
}

/** Serializes an entry to one line that parses independently of the heading above it. */
export const entryLine = (entry: unknown, { names: [first = ''] }: ColumnIndex): string =>
  JSON.stringify(isObject(entry) || Array.isArray(entry) ? entry : { [first]: entry });

/** Parses JSON; `undefined` if it is invalid. Accepts a trailing comma, as after the entries of a list. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.trim().replace(/,$/, ''));
    return value;
  } catch {
    return undefined;
  }
}

// JSON.parse rounds larger numbers, so such an id is wrong.
const isRounded = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
const roundedFault = (): LineFault => new LineFault(t('numberTooLarge'));

/** The cells of a row that are present. */
export interface PartialCells {
  readonly cells: Readonly<Partial<Record<string, string>>>;
  readonly other: Readonly<Record<string, unknown>>;
}

/** The cells of an entry. A column's own name takes precedence over its aliases. */
export function entryCells(
  entry: unknown,
  index: ColumnIndex,
  { otherKind }: ListFormat,
): PartialCells | LineFault {
  const [first = ''] = index.names;
  if (isRounded(entry)) return roundedFault();
  if (typeof entry === 'string' || typeof entry === 'number')
    return { cells: { [first]: String(entry) }, other: {} };
  if (Array.isArray(entry)) {
    const texts = entry.map((value: unknown) => (value === null ? '' : String(value)));
    return {
      cells: Object.fromEntries(index.unnamed.map((name, at) => [name, texts[at] ?? ''])),
      other: {},
    };
  }
  if (!isObject(entry)) return new LineFault(otherKind());
  const isExact = (key: string): boolean => index.names.includes(key);
  const named = Object.entries(entry).toSorted(([a], [b]) => Number(isExact(b)) - Number(isExact(a)));
  const cells: Record<string, string> = {};
  const other: Record<string, unknown> = {};
  for (const [key, value] of named) {
    const column = columnOf(index, key);
    if (column === IGNORED || (column !== undefined && column !== OTHER && value === null)) continue;
    if (column === undefined || column === OTHER || column in cells) other[key] = value;
    else if (isRounded(value)) return roundedFault();
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      cells[column] = index.writeJson(column, value);
    else return new LineFault(t('wrongKind', { column: key }));
  }
  return { cells, other };
}
