import { localized } from '@dropdeck/text';
import { languageOfFormats } from './language';

const euros = localized(
  () =>
    new Intl.NumberFormat(languageOfFormats(), {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** Formats a price limit: “€150”, “€129.50”. */
export const formatPrice = (value: number): string => euros().format(value);
