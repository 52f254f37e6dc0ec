const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats a price limit: “€150”, “€129.50”. */
export const formatPrice = (value: number): string => euros.format(value);
