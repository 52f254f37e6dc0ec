import { columnOf, columns, type Column } from './columns';
import { LineFault, type Cells } from './cells';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Property names that commonly wrap a list, the most specific first. */
const wrappers = ['inputs', 'items', 'links', 'products', 'entries', 'results', 'rows', 'list', 'data'];

/**
 * The entries of parsed JSON: a list, an object that wraps one (`{"inputs": […]}`, `{"data": {"items":
 * […]}}`), an object of inputs by id, or a single input.
 */
export function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value) || Object.keys(value).some((key) => columnOf(key) === 'link')) return [value];
  const inside = wrappers
    .map((name) => Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1])
    .find((one) => Array.isArray(one) || isObject(one));
  if (inside !== undefined) return entriesOf(inside);
  const values = Object.values(value);
  return values.length > 0 && values.every(isObject) ? values : [value];
}

/** Serializes an entry to one line that parses independently of the heading above it. */
export const entryLine = (entry: unknown): string =>
  JSON.stringify(isObject(entry) || Array.isArray(entry) ? entry : { link: entry });

/** Parses JSON; `undefined` if it is invalid. Accepts a trailing comma, as after the entries of a list. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.trim().replace(/,$/, ''));
    return value;
  } catch {
    return undefined;
  }
}

/** The cells of an entry. A column's own name takes precedence over its aliases. */
export function entryCells(entry: unknown): Cells | LineFault {
  if (typeof entry === 'string' || typeof entry === 'number') return { link: String(entry) };
  if (Array.isArray(entry)) {
    const texts = entry.map((value: unknown) => (value === null ? '' : String(value)));
    return Object.fromEntries(texts.slice(0, 8).map((text, at) => [columns[at], text]));
  }
  if (!isObject(entry)) return new LineFault('This is not an input.');
  const isExact = (key: string): boolean => (columns as readonly string[]).includes(key) && key !== 'other';
  const named = Object.entries(entry).toSorted(([a], [b]) => Number(isExact(b)) - Number(isExact(a)));
  const cells: Partial<Record<Column, string>> = {};
  const other: Record<string, unknown> = {};
  let keywordId: Cells['keywordId'];
  for (const [key, value] of named) {
    const column = key === 'other' ? undefined : columnOf(key);
    if (column === 'id' || (column !== undefined && value === null)) continue;
    if (column === undefined || column in cells) other[key] = value;
    else if (typeof value === 'object') return new LineFault(`“${key}” is missing or of the wrong kind.`);
    else if (column === 'keywordId') keywordId = typeof value === 'number' ? value : String(value);
    else cells[column] = String(value);
  }
  const { keywordId: _, other: __, ...texts } = cells;
  return { ...texts, ...(keywordId === undefined ? {} : { keywordId }), other };
}
