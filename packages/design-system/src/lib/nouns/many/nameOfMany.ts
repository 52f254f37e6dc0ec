import type { Noun } from '../noun';
import { t } from './text.en';

/** The name within a sentence: “inputs”. Separate, because a first page needs the counts alone. */
export const nameOfMany = (noun: Noun): string => t(noun);
