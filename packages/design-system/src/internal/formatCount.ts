const count = new Intl.NumberFormat('en');

/** A count in digits, in groups of three: 12,345. One formatter for all, which `toLocaleString` makes at each call. */
export const formatCount = (value: number): string => count.format(value);

/** A count with its noun: “1 input”, “12,345 inputs”. */
export const countOf = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;

/** How much of a list is shown, with its noun: “12 of 340 inputs” while it is filtered, else “340 inputs”. */
export const shownOf = (shown: number, total: number, isFiltered: boolean, one: string): string =>
  isFiltered ? `${formatCount(shown)} of ${countOf(total, one)}` : countOf(shown, one);
