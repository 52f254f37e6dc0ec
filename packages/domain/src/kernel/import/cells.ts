export const DELIMITERS = [',', ';', '\t', '|'] as const;

const isUsual = (line: string): boolean => /[,;\t]/.test(line);

/**
 * The delimiter of rows without a heading: the most frequent candidate of the first line that has one, outside
 * quotes. A line with only a pipe decides if no other delimiter follows, because links may contain pipes.
 */
export function delimiterOf(lines: readonly string[]): string {
  const line = lines.find(isUsual) ?? lines.find((one) => one.includes('|')) ?? '';
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
