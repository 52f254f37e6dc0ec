import { readHeading, type HeadingColumn } from './columns';
import { entriesOf, entryLine, parseJson } from './json';
import { DELIMITERS, delimiterOf, splitCells } from './records';

export interface Heading {
  readonly raw: string;
  readonly columns: readonly HeadingColumn[];
}

/** The heading and the delimiter that apply to a run of rows. */
export interface Section {
  readonly heading: Heading | null;
  readonly delimiter: string;
}

interface RecordBase {
  /** The number of its first line, from 1. The entries of a JSON list count up from the list's first line. */
  readonly line: number;
  /** Text that parses to the same row on its own. */
  readonly raw: string;
  readonly section: Section;
}

/** One row of pasted or imported text. `unclosed` has a quote or a JSON bracket that is not closed. */
export type TextRecord =
  | (RecordBase & { readonly kind: 'cells'; readonly cells: readonly string[] })
  | (RecordBase & { readonly kind: 'json'; readonly entry: unknown })
  | (RecordBase & { readonly kind: 'unclosed'; readonly isJson: boolean });

const isJsonStart = (line: string): boolean => /^\s*[[{]/.test(line);

/** Parses a line as a heading, with any delimiter. */
function headingOf(line: string): { columns: readonly HeadingColumn[]; delimiter: string | null } | null {
  if (line.includes('://') || !/link|url|product/i.test(line)) return null;
  for (const delimiter of DELIMITERS) {
    const cells = splitCells(line, delimiter);
    const columns = cells === null ? null : readHeading(cells);
    if (columns !== null) return { columns, delimiter: columns.length > 1 ? delimiter : null };
  }
  return null;
}

/** The index of the last line of a JSON value; `null` if its brackets are never closed. */
function jsonEnd(lines: readonly string[], start: number): number | null {
  let depth = 0;
  for (let at = start; at < lines.length; at += 1) {
    // JSON strings cannot contain line breaks, so strings can be removed line by line.
    const bare = (lines[at] ?? '').replace(/"(?:[^"\\]|\\.)*"/g, '');
    depth += (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
    if (depth <= 0) return at;
  }
  return null;
}

/** A quoted cell that spans more lines is treated as an unclosed quote. */
const MAX_CELL_LINES = 50;

/**
 * Splits a text into rows and drops blank lines. A heading may appear anywhere and applies to the rows below
 * it. Quoted cells and JSON may span lines; a quote or bracket that is never closed invalidates only its own
 * line.
 */
export function readRecords(text: string): {
  readonly records: readonly TextRecord[];
  readonly last: Section;
} {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const delimiterFrom = (start: number): string =>
    delimiterOf(
      lines.slice(start).find((line) => !isJsonStart(line) && DELIMITERS.some((one) => line.includes(one))) ??
        '',
    );
  const records: TextRecord[] = [];
  let section: Section = { heading: null, delimiter: delimiterFrom(0) };
  let isJsonOpen = false;
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? '';
    if (first.trim() === '') continue;
    const named = headingOf(first);
    if (named !== null) {
      const delimiter = named.delimiter ?? delimiterFrom(at + 1);
      section = { heading: { raw: first, columns: named.columns }, delimiter };
      continue;
    }
    const line = at + 1;
    if (isJsonStart(first)) {
      const end: number | null = isJsonOpen ? at : jsonEnd(lines, at);
      isJsonOpen ||= end === null;
      const value = parseJson(lines.slice(at, (end ?? at) + 1).join('\n'));
      if (value === undefined) {
        records.push({ kind: 'unclosed', isJson: true, line, raw: first, section });
        continue;
      }
      const entries = entriesOf(value);
      const raws = end === at && entries[0] === value ? [first] : entries.map(entryLine);
      for (const [index, entry] of entries.entries())
        records.push({ kind: 'json', entry, line: line + index, raw: raws[index] ?? first, section });
      at = end ?? at;
      continue;
    }
    let raw = first;
    let cells = splitCells(raw, section.delimiter);
    let end = at;
    while (cells === null && end + 1 < lines.length && end - at < MAX_CELL_LINES) {
      end += 1;
      raw = `${raw}\n${lines[end] ?? ''}`;
      cells = splitCells(raw, section.delimiter);
    }
    if (cells === null) records.push({ kind: 'unclosed', isJson: false, line, raw: first, section });
    else {
      records.push({ kind: 'cells', cells, line, raw, section });
      at = end;
    }
  }
  return { records, last: section };
}

/** Joins rows to text and puts a heading before the first row that it applies to. */
export function textOfRows(
  rows: ReadonlyArray<{ readonly raw: string; readonly heading: string | null }>,
): string {
  const lines: string[] = [];
  let heading: string | null = null;
  for (const row of rows) {
    if (row.heading !== null && row.heading !== heading) lines.push(row.heading);
    heading = row.heading;
    lines.push(row.raw);
  }
  return lines.join('\n');
}
