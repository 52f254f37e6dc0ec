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
