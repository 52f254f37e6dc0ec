export const DELIMITERS = [',', ';', '\t'] as const;

/** The delimiter of a line: the most frequent candidate outside quotes. */
export function delimiterOf(line: string): string {
  const plain = line.replace(/"(?:[^"]|"")*"/g, '');
  const count = (one: string): number => plain.split(one).length - 1;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/**
 * Splits one CSV row. A quoted cell may contain the delimiter and doubled quotes.
 *
 * @returns `null` if a quote is not closed.
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

/** Text that a spreadsheet would run as a formula. */
const formula = /^'*[=+\-@\t\r]/;

/** Serializes a cell: quoted if necessary, and with an apostrophe before a formula. */
export function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /["\n\r,;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Removes the apostrophe that `writeCell` puts before a formula. */
export const readCell = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
