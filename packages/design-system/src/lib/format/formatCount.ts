import { formatNumber } from '@dropdeck/text';
import { shownOf } from '../nouns/noun';
import { useLocale } from '../react/useLocale';

const counts = {
  formatCount: formatNumber,
  countOf: (value: number, one: string, many = `${one}s`): string =>
    `${formatNumber(value)} ${value === 1 ? one : many}`,
  shownOf,
};

/** Writes counts as the person has chosen. */
export type Counts = typeof counts;

export function useCounts(): Counts {
  useLocale();
  return counts;
}
