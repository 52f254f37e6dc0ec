const count = new Intl.NumberFormat('en');

/**
 * Formats a count with thousands separators: 12,345. The formatter is shared, because `toLocaleString`
 * creates one per call.
 */
export const formatCount = (value: number): string => count.format(value);

/** A count with its noun: “1 input”, “12,345 inputs”. */
export const countOf = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;

/** How much of a list is shown: “12 of 340 inputs” when filtered, otherwise “340 inputs”. */
export const shownOf = (shown: number, total: number, isFiltered: boolean, one: string): string =>
  isFiltered ? `${formatCount(shown)} of ${countOf(total, one)}` : countOf(shown, one);
