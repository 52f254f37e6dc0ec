const count = new Intl.NumberFormat('en');

/** A count in a message, its digits in groups of three: 12,345. */
export const formatCount = (value: number): string => count.format(value);
