import { STEP_LINES, type Steps } from '../job/steps';
import { DELIMITERS, delimiterOf, splitCells } from './cells';
import { columnIndex, mayBeHeading, readHeading, type ColumnIndex } from './headings';
import { entriesOf, entryLine, parseJson } from './json';
import type { ListFormat } from './list';

export interface Heading {
  readonly raw: string;
  readonly columns: readonly string[];
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
function headingOf(
  line: string,
  index: ColumnIndex,
): { columns: readonly string[]; delimiter: string | null } | null {
  if (!mayBeHeading(index, line)) return null;
  for (const delimiter of DELIMITERS) {
    const cells = splitCells(line, delimiter);
    const columns = cells === null ? null : readHeading(index, cells);
    if (columns !== null) return { columns, delimiter: columns.length > 1 ? delimiter : null };
  }
  return null;
}

/** Lines per step of a search for brackets, which is lighter than parsing. */
const SCAN_LINES = 2_000;

/** The index of the last line of a JSON value; `null` if its brackets are never closed. */
function* jsonEnd(lines: readonly string[], start: number): Steps<number | null> {
  let depth = 0;
  for (let at = start; at < lines.length; at += 1) {
    // JSON strings cannot contain line breaks, so strings can be removed line by line.
    const bare = (lines[at] ?? '').replace(/"(?:[^"\\]|\\.)*"/g, '');
    depth += (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
    if (depth <= 0) return at;
    if ((at - start) % SCAN_LINES === SCAN_LINES - 1) yield;
  }
  return null;
}

/** A quoted cell that spans more lines is treated as an unclosed quote. */
const MAX_CELL_LINES = 50;

/** A row with the cells of a line, or of several if a quoted cell spans them. */
function cellsFrom(lines: readonly string[], start: number, delimiter: string) {
  let raw = lines[start] ?? '';
  for (let end = start; ;) {
    const cells = splitCells(raw, delimiter);
    if (cells !== null) return { cells, raw, end };
    end += 1;
    if (end >= lines.length || end - start > MAX_CELL_LINES) return null;
    raw = `${raw}\n${lines[end] ?? ''}`;
  }
}

/** The rows of a text, and the section of the last one. */
export interface TextRecords {
  readonly records: readonly TextRecord[];
  readonly last: Section;
}

/**
 * Splits a text into rows and drops blank lines. A heading may appear anywhere and applies to the rows below
 * it. Quoted cells and JSON may span lines; a quote or bracket that is never closed invalidates only its own
 * line.
 */
export function* readRecords(text: string, list: ListFormat): Steps<TextRecords> {
  const index = columnIndex(list);
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const delimiterFrom = (start: number): string =>
    delimiterOf(lines.slice(start).filter((line) => !isJsonStart(line)));
  const records: TextRecord[] = [];
  let section: Section = { heading: null, delimiter: delimiterFrom(0) };
  let isJsonOpen = false;
  for (let at = 0, done = 0; at < lines.length; at += 1, done += 1) {
    if (done % STEP_LINES === STEP_LINES - 1) yield;
    const first = lines[at] ?? '';
    if (first.trim() === '') continue;
    // In a list of one column, a second heading would be a value of that name.
    const named = list.columns.length === 1 && section.heading !== null ? null : headingOf(first, index);
    if (named !== null) {
      const delimiter = named.delimiter ?? delimiterFrom(at + 1);
      section = { heading: { raw: first, columns: named.columns }, delimiter };
      continue;
    }
    const line = at + 1;
    if (!isJsonStart(first)) {
      const row = cellsFrom(lines, at, section.delimiter);
      if (row === null) records.push({ kind: 'unclosed', isJson: false, line, raw: first, section });
      else {
        records.push({ kind: 'cells', cells: row.cells, line, raw: row.raw, section });
        at = row.end;
      }
      continue;
    }
    const end: number | null = isJsonOpen ? at : yield* jsonEnd(lines, at);
    isJsonOpen ||= end === null;
    const value = parseJson(lines.slice(at, (end ?? at) + 1).join('\n'));
    if (value === undefined) {
      records.push({ kind: 'unclosed', isJson: true, line, raw: first, section });
      continue;
    }
    const entries = entriesOf(value, index, list.wrappers);
    const isOneLine = end === at && entries[0] === value;
    for (const [offset, entry] of entries.entries()) {
      if (offset % STEP_LINES === STEP_LINES - 1) yield;
      const raw = isOneLine ? first : entryLine(entry, index);
      records.push({ kind: 'json', entry, line: line + offset, raw, section });
    }
    at = end ?? at;
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
