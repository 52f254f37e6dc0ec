import { localized } from '@dropdeck/text';
import { languageOfFormats } from './language';

const exactEuros = localized(
  () => new Intl.NumberFormat(languageOfFormats(), { style: 'currency', currency: 'EUR' }),
);

/** Formats what is paid, with two decimals: “€150.00” (specification 9). */
export const formatAmount = (value: number): string => exactEuros().format(value);
