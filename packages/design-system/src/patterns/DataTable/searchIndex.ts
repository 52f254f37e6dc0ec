import { useState } from 'react';
import { createMatcher } from '../../internal/createMatcher';

/**
 * Returns the rows whose text has every word of the query, ignoring case; `rows` itself for a blank query.
 */
export type Search<Row> = (query: string) => readonly Row[];

/**
 * Searches over lower-cased texts that are computed once. A query that extends the last one ("air" → "air r")
 * only searches the last result.
 */
export function createSearch<Row>(rows: readonly Row[], text: (row: Row) => string): Search<Row> {
  let searchTexts: readonly string[] | undefined;
  let last: { needle: string; indexes: readonly number[]; found: readonly Row[] } | undefined;

  return (query) => {
    const needle = query.trim().toLowerCase();
    if (needle === '') return rows;
    if (last?.needle === needle) return last.found;
    searchTexts ??= rows.map((row) => text(row).toLowerCase());

    const matches = createMatcher(needle);
    const indexes: number[] = [];
    const found: Row[] = [];
    const addMatch = (index: number): void => {
      const row = rows[index];
      if (row === undefined || !matches(searchTexts?.[index] ?? '')) return;
      indexes.push(index);
      found.push(row);
    };
    // Every match of the longer query is a match of the shorter one.
    if (last !== undefined && needle.startsWith(last.needle))
      for (const index of last.indexes) addMatch(index);
    else for (let index = 0; index < rows.length; index += 1) addMatch(index);
    last = { needle, indexes, found };
    return found;
  };
}

/**
 * A search over `rows` for the field above a DataTable. The index lives as long as the identity of `rows`;
 * `text` may be inline and must be deterministic.
 */
export function useSearchIndex<Row>(rows: readonly Row[], text: (row: Row) => string): Search<Row> {
  const [cached, setCached] = useState(() => ({ rows, search: createSearch(rows, text) }));
  if (cached.rows === rows) return cached.search;
  const search = createSearch(rows, text);
  setCached({ rows, search });
  return search;
}
