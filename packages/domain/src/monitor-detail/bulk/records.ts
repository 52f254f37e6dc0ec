/** What may stand between cells. */
export const DELIMITERS = [',', ';', '\t'] as const;

/** The character between the cells of a line: the one that it has most of, outside of quotation marks. */
export function delimiterOf(line: string): string {
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
