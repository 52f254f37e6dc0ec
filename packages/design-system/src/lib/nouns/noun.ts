import { t } from './text.en';

/** What a list counts: `redirects`. */
export type Noun = Exclude<keyof (typeof t)['messages'], 'shownOf'>;

/** A count with its noun: “1 input”, “12,345 inputs”. */
export const counted = (noun: Noun, count: number): string => t(noun, { count });

/** How much of a list is shown: “12 of 340 inputs” when filtered, otherwise “340 inputs”. */
export const shownOf = (shown: number, total: number, isFiltered: boolean, noun: Noun): string =>
  isFiltered ? t('shownOf', { shown, items: counted(noun, total) }) : counted(noun, shown);
