import { t } from './text.en';

/** What a list counts: `redirects`. */
export type Noun = Exclude<keyof (typeof t)['messages'], `${string}Many`>;

/** A count with its noun: “1 input”, “12,345 inputs”. */
export const counted = (noun: Noun, count: number): string => t(noun, { count });

/** The name within a sentence: “inputs”. */
export const nameOfMany = (noun: Noun): string => t(`${noun}Many`);
