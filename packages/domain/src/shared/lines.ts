/** A line that says the same as one before it. Lines are counted from 1. */
export interface DuplicateLine {
  readonly line: number;
  /** The line that said it first. */
  readonly first: number;
}

/** What an editor of one entry per line shows beside and below the text. */
export interface LineReport {
  /** How many line numbers there are: what stands after a last newline is a line to type in. */
  readonly total: number;
  /** How many lines say something. */
  readonly filled: number;
  /** Lines without anything in them. */
  readonly blank: readonly number[];
  readonly duplicates: readonly DuplicateLine[];
  /** Lines that are not of the usual form. They are marked, and can be saved all the same. */
  readonly unusual: readonly number[];
}

/**
 * The entries of a text, one per line, split on newline (spec section 5). A newline at the very end
 * ends the last line, as it does in a text file, and begins no empty one.
 */
export function splitLines(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** How many lines of a text say something; without making a list of them. */
export function countFilled(text: string): number {
  let count = 0;
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    if (text.slice(start, end).trim() !== '') count += 1;
    start = end + 1;
  }
  return count;
}

/**
 * Looks through a text of one entry per line: how many, blank ones, ones that repeat another, ones of
 * an unusual form. One pass, fit for 100,000 lines.
 *
 * @param options.sameAs what two lines that mean the same have in common; the trimmed line at least.
 * @param options.isUsual whether a trimmed line is of a usual form; every line is, unless said otherwise.
 */
export function reportLines(
  text: string,
  options: {
    readonly sameAs?: (line: string) => string;
    readonly isUsual?: (line: string) => boolean;
  } = {},
): LineReport {
  const { sameAs = (line: string) => line, isUsual = () => true } = options;
  const blank: number[] = [];
  const duplicates: DuplicateLine[] = [];
  const unusual: number[] = [];
  const firsts = new Map<string, number>();

  const lines = splitLines(text);
  for (const [index, raw] of lines.entries()) {
    const number = index + 1;
    const line = raw.trim();
    if (line === '') {
      blank.push(number);
      continue;
    }
    const key = sameAs(line);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, number);
    else duplicates.push({ line: number, first });
    if (!isUsual(line)) unusual.push(number);
  }

  return {
    total: lines.length + (text === '' || text.endsWith('\n') ? 1 : 0),
    filled: lines.length - blank.length,
    blank,
    duplicates,
    unusual,
  };
}

/**
 * Reads the text of a dropped or pasted file: no byte order mark, and newlines alone between lines.
 *
 * @returns `null` for something that is no text.
 */
export function importText(text: string): string | null {
  if (text.includes('\0')) return null;
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Puts imported lines below those that are there. */
export const appendLines = (text: string, imported: string): string =>
  text === '' || text.endsWith('\n') ? text + imported : `${text}\n${imported}`;

/** The text without the lines that are blank or say what an earlier one says. */
export function tidyLines(text: string, { blank, duplicates }: LineReport): string {
  const dropped = new Set([...blank, ...duplicates.map(({ line }) => line)]);
  return splitLines(text)
    .filter((_, index) => !dropped.has(index + 1))
    .join('\n');
}
