/** A cell of a CSV file. Only text is guarded against formulas; a number is written as it is. */
export type CsvCell = string | number;

/** Text that a spreadsheet would run as a formula, also after the apostrophes of earlier exports. */
const formula = /^'*[=+\-@\t\r]/;

const guarded = (cell: CsvCell): string =>
  typeof cell === 'number' ? String(cell) : formula.test(cell) ? `'${cell}` : cell;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Serializes a cell: quoted if necessary, and with an apostrophe before a formula. Brackets are quoted as well,
 * because a line that begins with one is read as JSON.
 */
export function writeCell(cell: CsvCell): string {
  const text = guarded(cell);
  return /["\n\r,;\t|]|^[\s[{]|\s$/.test(text) ? quoted(text) : text;
}

/** Removes the apostrophe that `writeCell` puts before a formula. */
export const readCell = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

type Rows = readonly (readonly CsvCell[])[];

/**
 * Rows as CSV (RFC 4180 with line feeds), the heading first. Use it for files that programs read; for people
 * use `writeSpreadsheet`.
 */
export const writeCsv = (rows: Rows): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\n`).join('');

/** Rows as CSV that spreadsheets open: CRLF, every cell quoted, and a byte order mark, which means UTF-8. */
export const writeSpreadsheet = (rows: Rows): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(guarded(cell))).join(',')}\r\n`).join('')}`;
