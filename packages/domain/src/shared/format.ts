const count = new Intl.NumberFormat('en');

/** Formats a count with grouped digits: 12,345. */
export const formatCount = (value: number): string => count.format(value);
