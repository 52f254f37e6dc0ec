import { withoutInvisible } from '../pasted';
import { runSteps, type Steps } from '../job/time-slices';
import { splitLines } from './split-lines';

/** A line that equals an earlier one. Lines are numbered from 1. */
export interface DuplicateLine {
  readonly line: number;
  /** The number of the earlier line. */
  readonly first: number;
}

/** A check of a text with one entry per line. */
export interface LineReport {
  /** The number of lines; a trailing newline starts another one. */
  readonly total: number;
  readonly filled: number;
  readonly blank: readonly number[];
  readonly duplicates: readonly DuplicateLine[];
  /** Lines in an unknown format; they are marked, but can be saved. */
  readonly unusual: readonly number[];
}

/** The report on an empty text. */
export const emptyReport: LineReport = { total: 1, filled: 0, blank: [], duplicates: [], unusual: [] };

/** The number of lines that are not blank, without allocating a list. */
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

export interface LineRules {
  /** The key that duplicates share, from the trimmed line; the line itself by default. */
  readonly sameAs?: (line: string) => string;
  /** Whether a trimmed line has a known format; true by default. */
  readonly isUsual?: (line: string) => boolean;
}

/** Lines per step, about one or two milliseconds of work. */
const linesPerStep = 1_000;

/**
 * Checks a text with one entry per line. A generator, so that the caller can yield to the event loop; 100,000
 * lines take a hundred steps.
 */
export function* reportSteps(
  text: string,
  { sameAs = (line) => line, isUsual = () => true }: LineRules = {},
): Steps<LineReport> {
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

/** `reportSteps` without interruptions. */
export const reportLines = (text: string, rules?: LineRules): LineReport =>
  runSteps(reportSteps(text, rules));

/**
 * Reads the text of a dropped or pasted file: removes what cannot be seen and normalizes newlines.
 *
 * @returns `null` for binary content.
 */
export function importText(text: string): string | null {
  if (text.includes('\0')) return null;
  return withoutInvisible(text).replace(/\r\n?/g, '\n');
}

export const appendLines = (text: string, imported: string): string =>
  text === '' || text.endsWith('\n') ? text + imported : `${text}\n${imported}`;

export function tidyLines(text: string, { blank, duplicates }: LineReport): string {
  const dropped = new Set([...blank, ...duplicates.map(({ line }) => line)]);
  return splitLines(text)
    .filter((_, index) => !dropped.has(index + 1))
    .join('\n');
}
