import { createStore } from 'effector';

/** The separators of numbers: 1,234.5 or 1.234,5 or 1 234,5, or those of the browser's language. */
export const numberFormats = ['comma', 'point', 'space', 'browser'] as const;
export type NumberFormat = (typeof numberFormats)[number];

/** The chosen separators; the preferences set them. */
export const $numbers = createStore<NumberFormat>('comma');

const locales: Readonly<Record<NumberFormat, string | undefined>> = {
  comma: 'en',
  point: 'de',
  space: 'fr',
  browser: undefined,
};

/** Writes counts with the chosen separators. */
export interface Counts {
  /** “12,345”. */
  readonly formatCount: (value: number) => string;
  /** A count with its noun: “1 input”, “12,345 inputs”. */
  readonly countOf: (value: number, one: string, many?: string) => string;
}

/** Kept, because creating a formatter is slow. */
const known = new Map<NumberFormat, Counts>();

/** The functions for a number format. Western digits, as everything else is in English. */
export function countsOf(numbers: NumberFormat): Counts {
  const last = known.get(numbers);
  if (last !== undefined) return last;
  const { format: formatCount } = new Intl.NumberFormat(locales[numbers], { numberingSystem: 'latn' });
  const counts: Counts = {
    formatCount,
    countOf: (value, one, many = `${one}s`) => `${formatCount(value)} ${value === 1 ? one : many}`,
  };
  known.set(numbers, counts);
  return counts;
}
