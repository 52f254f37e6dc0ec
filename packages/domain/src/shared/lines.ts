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
 * The entries of a text, one per line, split on newline (specification 5). A newline at the very end
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

/** What makes lines the same, and what makes them usual. */
export interface LineRules {
  /** What two lines that mean the same have in common; the trimmed line at least. */
  readonly sameAs?: (line: string) => string;
  /** Whether a trimmed line is of a usual form; every line is, unless said otherwise. */
  readonly isUsual?: (line: string) => boolean;
}

/** Lines that are looked at between two pauses: a millisecond's work or two. */
const linesPerStep = 1_000;

/**
 * Looks through a text of one entry per line: how many, blank ones, ones that repeat another, ones of
 * an unusual form. In steps, so that whoever asks can let a person type in between; 100,000 lines are
 * a hundred steps.
 */
export function* reportSteps(
  text: string,
  { sameAs = (line) => line, isUsual = () => true }: LineRules = {},
): Generator<undefined, LineReport> {
  const blank: number[] = [];
  const duplicates: DuplicateLine[] = [];
  const unusual: number[] = [];
  const firsts = new Map<string, number>();

  let number = 0;
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end).trim();
    start = end + 1;
    number += 1;
    if (line === '') {
      blank.push(number);
    } else {
      const key = sameAs(line);
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, number);
      else duplicates.push({ line: number, first });
      if (!isUsual(line)) unusual.push(number);
    }
    if (number % linesPerStep === 0) yield;
  }

  return {
    total: number + (text === '' || text.endsWith('\n') ? 1 : 0),
    filled: number - blank.length,
    blank,
    duplicates,
    unusual,
  };
}

/** The same at once: fit for a text of any length where nobody waits for a key to be drawn. */
export function reportLines(text: string, rules?: LineRules): LineReport {
  const steps = reportSteps(text, rules);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
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
