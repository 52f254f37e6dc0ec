/** A cell of a CSV file. Only text is guarded against formulas; a number is written as it is. */
export type CsvCell = string | number;

/** Text that a spreadsheet would run as a formula, also after the apostrophes of earlier exports. */
const formula = /^'*[=+\-@\t\r]/;

const guarded = (cell: CsvCell): string =>
  typeof cell === 'number' ? String(cell) : formula.test(cell) ? `'${cell}` : cell;

/** Serializes a cell: quoted if necessary, and with an apostrophe before a formula. */
export function writeCell(cell: CsvCell): string {
  const text = guarded(cell);
  return /["\n\r,;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Removes the apostrophe that `writeCell` puts before a formula. */
export const readCell = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

type Rows = readonly (readonly CsvCell[])[];

/** Rows as CSV (RFC 4180 with line feeds), the heading first. */
export const writeCsv = (rows: Rows): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\n`).join('');

/** The delimiter of lines: the most frequent one of the first line that has one, outside of quotes. */
export function delimiterOf(lines: readonly string[]): string {
  const line = lines.find((one) => /[,;\t]/.test(one)) ?? '';
  // The comma of `4,06E+12` is none.
  const plain = line.replace(/"(?:[^"]|"")*"|,(?=\d+E\+\d)/gi, '');
  const count = (one: string): number => plain.split(one).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/**
 * Splits a row. A quoted cell may contain the delimiter, line breaks and doubled quotes.
 *
 * @returns `null` if a quotation mark is not closed.
 */
export function splitCells(row: string, delimiter: string): string[] | null {
  const cell = new RegExp(` *"([^"]*(?:""[^"]*)*)"(?!")[^${delimiter}]*|[^${delimiter}]*`, 'y');
  const cells: string[] = [];
  for (;;) {
    const [text = '', content] = cell.exec(row) ?? [];
    if (content === undefined && /^ *"/.test(text)) return null;
    cells.push(content?.replaceAll('""', '"') ?? text);
    if (row[cell.lastIndex] !== delimiter) return cells;
    cell.lastIndex += 1;
  }
}

/** A quoted cell over more lines is a quotation mark that is not closed. */
const MAX_CELL_LINES = 50;

/** A row of a text. */
export interface CsvRow {
  /** The number of its first line, from 1. */
  readonly line: number;
  readonly raw: string;
  /** `null` if a quotation mark is not closed; then the row is its first line. */
  readonly cells: readonly string[] | null;
}

/** What spreadsheets write before the first row. */
const separator = /^\uFEFF?"?sep=."?$/i;

/** The rows of a text, without blank lines and the `sep=;` of spreadsheets. A row may have another delimiter. */
export function* csvRows(text: string): Generator<CsvRow, undefined> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const usual = delimiterOf(lines.filter((line) => !separator.test(line)));
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? '';
    if (first.trim() === '' || separator.test(first)) continue;
    let raw = first;
    let end = at;
    let cells = splitCells(raw, usual);
    // What an open quotation mark holds is no delimiter.
    const delimiter = cells === null || first.includes(usual) ? usual : delimiterOf([first]);
    if (delimiter !== usual) cells = splitCells(raw, delimiter);
    while (cells === null && end - at < MAX_CELL_LINES && end + 1 < lines.length) {
      end += 1;
      raw = `${raw}\n${lines[end] ?? ''}`;
      cells = splitCells(raw, delimiter);
    }
    yield cells === null ? { line: at + 1, raw: first, cells } : { line: at + 1, raw, cells };
    if (cells !== null) at = end;
  }
}
