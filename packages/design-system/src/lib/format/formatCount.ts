import { use } from 'react';
import { counted, type Noun } from '../nouns/noun';
import { FormatsContext, type Formats } from './formats';
import { languageOf } from './language';

/** A language with the separators. */
const locales = { comma: 'en', point: 'de', space: 'fr' } as const;

/** Writes counts with the chosen separators. */
export interface Counts {
  /** “12,345”. */
  readonly formatCount: (value: number) => string;
  /** A count with its noun: “1 input”, “12,345 inputs”. */
  readonly countOf: (value: number, one: string, many?: string) => string;
  /** How much of a list is shown: “12 of 340 inputs” when filtered, otherwise “340 inputs”. */
  readonly shownOf: (shown: number, total: number, isFiltered: boolean, noun: Noun) => string;
}

/** A formatter with the chosen separators. Western digits, as everything else is in English. */
export const numberFormatOf = (
  numbers: Formats['numbers'],
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat =>
  new Intl.NumberFormat(numbers === 'browser' ? languageOf(navigator) : locales[numbers], {
    numberingSystem: 'latn',
    ...options,
  });

function createCounts(numbers: Formats['numbers']): Counts {
  let formatter: Intl.NumberFormat | null = null;
  const formatCount = (value: number): string => {
    // The same in every format; the first formatter of a visit takes as long as a component to render.
    if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
    formatter ??= numberFormatOf(numbers);
    return formatter.format(value);
  };
  const countOf: Counts['countOf'] = (value, one, many = `${one}s`) =>
    `${formatCount(value)} ${value === 1 ? one : many}`;
  return {
    formatCount,
    countOf,
    shownOf: (shown, total, isFiltered, noun) =>
      isFiltered ? `${formatCount(shown)} of ${counted(noun, total)}` : counted(noun, shown),
  };
}

/** Kept, because creating a formatter is slow. */
const known = new Map<Formats['numbers'], Counts>();

/** The functions for a number format. */
export function countsOf(numbers: Formats['numbers']): Counts {
  const counts = known.get(numbers) ?? createCounts(numbers);
  known.set(numbers, counts);
  return counts;
}

/** Writes counts as the person has chosen. */
export const useCounts = (): Counts => countsOf(use(FormatsContext).numbers);
