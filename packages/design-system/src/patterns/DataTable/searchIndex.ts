import { useState } from 'react';
import { createMatch } from '../../internal/createMatch';

/** Finds the rows whose text has every word of the query, case ignored; a blank query gives back `rows` itself. */
export type Search<Row> = (query: string) => readonly Row[];

/**
 * Reads each row's text once and answers queries from it. A query that continues the last one
 * ("air" → "air r") looks through the last one's finds only.
 */
export function createSearch<Row>(rows: readonly Row[], text: (row: Row) => string): Search<Row> {
  let searchTexts: readonly string[] | undefined;
  let last: { needle: string; indexes: readonly number[]; found: readonly Row[] } | undefined;

  return (query) => {
    const needle = query.trim().toLowerCase();
    if (needle === '') return rows;
    if (last?.needle === needle) return last.found;
    searchTexts ??= rows.map((row) => text(row).toLowerCase());

    const matches = createMatch(needle);
    const indexes: number[] = [];
    const found: Row[] = [];
    const addMatch = (index: number): void => {
      const row = rows[index];
      if (row === undefined || !matches(searchTexts?.[index] ?? '')) return;
      indexes.push(index);
      found.push(row);
    };
    // Each word of the last query begins a word of this one, so that what failed then fails now.
    if (last !== undefined && needle.startsWith(last.needle))
      for (const index of last.indexes) addMatch(index);
    else for (let index = 0; index < rows.length; index += 1) addMatch(index);
    last = { needle, indexes, found };
    return found;
  };
}

/**
 * A search over `rows` for the field beside a DataTable. The index lives as long as the identity of
 * `rows`, so that a keystroke costs a look through ready text; `text` may be written inline, and
 * must say the same for the same row.
 */
export function useSearchIndex<Row>(rows: readonly Row[], text: (row: Row) => string): Search<Row> {
  const [cached, setCached] = useState(() => ({ rows, search: createSearch(rows, text) }));
  if (cached.rows === rows) return cached.search;
  const search = createSearch(rows, text);
  setCached({ rows, search });
  return search;
}
