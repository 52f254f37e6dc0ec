import { useState } from 'react';
import { createMatch } from '../../internal/createMatch';

/** Finds the rows whose text has every word of the query, case ignored; a blank query gives back `rows` itself. */
export type Search<Row> = (query: string) => readonly Row[];

/**
 * Reads each row's text once and answers queries from it. A query that continues the last one
 * ("air" → "air r") looks through the last one's finds only.
 */
export function createSearch<Row>(rows: readonly Row[], text: (row: Row) => string): Search<Row> {
  let index: readonly string[] | undefined;
  let last: { needle: string; places: readonly number[]; found: readonly Row[] } | undefined;

  return (query) => {
    const needle = query.trim().toLowerCase();
    if (needle === '') return rows;
    if (last?.needle === needle) return last.found;
    index ??= rows.map((row) => text(row).toLowerCase());

    const matches = createMatch(needle);
    const places: number[] = [];
    const found: Row[] = [];
    const look = (place: number): void => {
      const row = rows[place];
      if (row === undefined || !matches(index?.[place] ?? '')) return;
      places.push(place);
      found.push(row);
    };
    // Each word of the last query begins a word of this one, so that what failed then fails now.
    if (last !== undefined && needle.startsWith(last.needle)) for (const place of last.places) look(place);
    else for (let place = 0; place < rows.length; place += 1) look(place);
    last = { needle, places, found };
    return found;
  };
}

/**
 * A search over `rows` for the field beside a DataTable. The index lives as long as the identity of
 * `rows`, so that a keystroke costs a look through ready text; `text` may be written inline, and
 * must say the same for the same row.
 */
export function useSearchIndex<Row>(rows: readonly Row[], text: (row: Row) => string): Search<Row> {
  const [held, setHeld] = useState(() => ({ rows, search: createSearch(rows, text) }));
  if (held.rows === rows) return held.search;
  const search = createSearch(rows, text);
  setHeld({ rows, search });
  return search;
}
