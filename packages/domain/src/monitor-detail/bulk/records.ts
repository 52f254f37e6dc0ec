/** One row of pasted or imported text: its cells, and the text as it stood. */
export interface TextRecord {
  /** The line that it begins at, counted from 1. */
  readonly line: number;
  readonly raw: string;
  readonly cells: readonly string[];
  /** A quotation mark is opened and not closed. */
  readonly isTorn: boolean;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The character between cells: the one that the first line with any has most of. */
export function delimiterOf(text: string): string {
  const line = text.split('\n').find((candidate) => DELIMITERS.some((one) => candidate.includes(one))) ?? '';
  const plain = line.replace(/"(?:[^"]|"")*"/g, '');
  const count = (one: string): number => plain.split(one).length - 1;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/**
 * Splits one row. A cell in quotation marks may hold the delimiter, and quotation marks written twice.
 *
 * @returns `null` while a quotation mark is open.
 */
export function splitCells(row: string, delimiter: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = /^[ \t]*"/.exec(delimiter === '\t' ? row.slice(at).replace(/^\t/, '\0') : row.slice(at));
    if (quoted) {
      let text = '';
      at += quoted[0].length;
      for (;;) {
        const close = row.indexOf('"', at);
        if (close < 0) return null;
        text += row.slice(at, close);
        at = close + 1;
        if (row[at] !== '"') break;
        text += '"';
        at += 1;
      }
      const end = row.indexOf(delimiter, at);
      cells.push(text);
      if (end < 0) return cells;
      at = end + 1;
    } else {
      const end = row.indexOf(delimiter, at);
      cells.push(row.slice(at, end < 0 ? undefined : end));
      if (end < 0) return cells;
      at = end + 1;
    }
  }
}

/** How many lines a cell in quotation marks may go on for; more, and it is the mark that is wrong. */
const LONGEST_CELL_LINES = 50;

/**
 * The rows of a text, blank lines left out. A row goes on over several lines where a cell in quotation
 * marks does; a mark that is never closed spoils its own line only.
 */
export function splitRecords(text: string, delimiter = delimiterOf(text)): readonly TextRecord[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const records: TextRecord[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? '';
    if (first.trim() === '') continue;
    // A line that is JSON has commas and quotation marks of its own.
    if (first.trimStart().startsWith('{')) {
      records.push({ line: at + 1, raw: first, cells: [first], isTorn: false });
      continue;
    }
    let raw = first;
    let cells = splitCells(raw, delimiter);
    let end = at;
    while (cells === null && end + 1 < lines.length && end - at < LONGEST_CELL_LINES) {
      end += 1;
      raw = `${raw}\n${lines[end] ?? ''}`;
      cells = splitCells(raw, delimiter);
    }
    if (cells === null) records.push({ line: at + 1, raw: first, cells: [first], isTorn: true });
    else {
      records.push({ line: at + 1, raw, cells, isTorn: false });
      at = end;
    }
  }
  return records;
}

/** A cell that a spreadsheet would take for a formula. */
const formula = /^'*[=+\-@\t\r]/;

/** Writes a cell: quoted where it must be, and never as a formula. */
export function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /["\n\r,;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Takes back what `writeCell` put before a formula. */
export const readCell = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
