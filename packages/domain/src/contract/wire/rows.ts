import * as z from 'zod/mini';
import type { Schema } from '../declare';
import { toIssues } from '../issues';
import { rememberList } from './memory';
import { reads } from './shapes';
import { rowsFound, type LocatedRow, type UnreadableReport, type UnreadableRow } from './unreadable';

const unreadable = new WeakMap<object, readonly UnreadableRow[]>();
const none: readonly never[] = [];

/** The unreadable rows of a list, in order. */
export const unreadableOf = (list: object): readonly UnreadableRow[] => unreadable.get(list) ?? none;

const idOf = (value: unknown, key: string): string | null => {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : null;
};

/** Records unreadable entries of a list or map. */
export function noteUnreadable<Container extends object>(
  container: Container,
  found: readonly UnreadableRow[],
): Container {
  if (found.length === 0) return container;
  unreadable.set(container, found);
  rowsFound(report);
  return container;
}

function readRows<Row extends Schema>(list: readonly unknown[], schema: Row, key: string | null) {
  const read: z.output<Row>[] = [];
  const raws: unknown[] = [];
  const unread: UnreadableRow[] = [];
  const ids = new Set<string | null>();
  let isChanged = false;
  for (const [index, raw] of list.entries()) {
    const parsed = schema.safeParse(raw);
    const id = key === null ? null : idOf(raw, key);
    if (!parsed.success) {
      unread.push({ index, id, raw, issues: toIssues(parsed.error, raw) });
    } else if (key !== null && ids.has(id)) {
      unread.push({ index, id, raw, issues: [{ path: key, message: 'expected an id of one row only' }] });
    } else {
      ids.add(id);
      read.push(parsed.data);
      raws.push(raw);
      isChanged ||= !Object.is(parsed.data, raw);
    }
  }
  // Return the same list if parsing changed nothing, so that no wire form is stored.
  if (!isChanged && unread.length === 0) return list as readonly z.output<Row>[];
  return noteUnreadable(rememberList(read, { raws, unread }), unread);
}

/** Null, '', 0, false, `[]` and `{}`, which servers send for an empty list. */
export const isBlank = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * The schema of a list that is parsed row by row.
 *
 * @param asEmpty whether a value that is not a list counts as an empty one.
 */
export const listReader = <Row extends Schema>(
  schema: Row,
  key: string | null,
  asEmpty: (value: unknown) => boolean,
) =>
  reads(
    z.transform((value: unknown, context): readonly z.output<Row>[] => {
      if (Array.isArray(value)) return readRows(value, schema, key);
      if (!asEmpty(value)) context.issues.push({ code: 'custom', message: 'expected list', input: value });
      return [];
    }),
    [schema],
  );

/**
 * A list that is parsed row by row; unreadable rows are skipped and recorded (`unreadableOf`). Null, `{}`, ''
 * and the like count as an empty list; a missing key is a failure.
 *
 * @param key the id property; a row with a duplicate id counts as unreadable.
 */
export const rows = <Row extends Schema>(schema: Row, key: string | null = null) =>
  listReader(schema, key, (value) => value !== undefined && isBlank(value));

/** Like `rows`, but a missing key counts as an empty list. */
export const rowsOrNone = <Row extends Schema>(schema: Row, key: string | null = null) =>
  listReader(schema, key, isBlank);

/** Like `rows`, but the list may be null or missing. */
export const optionalRows = <Row extends Schema>(schema: Row, key: string | null = null) =>
  z.nullish(rows(schema, key));

/** The unreadable rows of a value and its nested lists, with their key paths below `path`. */
export function locate(value: unknown, path: string): LocatedRow[] {
  if (typeof value !== 'object' || value === null) return [];
  const at = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  const own = unreadableOf(value);
  const found = own.map((one): LocatedRow => {
    const location = at(Array.isArray(value) ? one.index : (one.id ?? ''));
    const issues = one.issues.map((issue) => ({
      ...issue,
      path: issue.path === '' ? location : `${location}.${issue.path}`,
    }));
    return { ...one, path: location, issues };
  });
  const skipped = new Set(own.map(({ index }) => index));
  let index = 0;
  for (const [key, item] of Object.entries(value)) {
    while (skipped.has(index)) index += 1;
    found.push(...locate(item, at(Array.isArray(value) ? index : key)));
    index += 1;
  }
  return found;
}

/** Key paths that a summary names; the rest is only counted. */
const MAX_PATHS = 5;

export function reportRows(rows: readonly LocatedRow[]): UnreadableReport {
  const paths = rows.flatMap(({ issues }) => issues.map(({ path, message }) => `${path}: ${message}`));
  const more = paths.length > MAX_PATHS ? `; and ${paths.length - MAX_PATHS} more` : '';
  const what = rows.length === 1 ? '1 row' : `${rows.length} rows`;
  return { rows, summary: `${what} could not be read: ${paths.slice(0, MAX_PATHS).join('; ')}${more}` };
}

const report = (answer: unknown): UnreadableReport => reportRows(locate(answer, ''));
