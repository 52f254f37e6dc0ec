import { localized } from '@dropdeck/text';
import { languageOfFormats } from './language';

const day = localized(() => new Intl.DateTimeFormat(languageOfFormats(), { dateStyle: 'long' }));

/** Formats a day of the calendar: “December 24, 2026” (specification 2.12). Moments are written by `Time`. */
export const formatDay = (date: Date): string => day().format(date);
