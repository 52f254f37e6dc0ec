const count = new Intl.NumberFormat('en');

/** A count in digits, in groups of three: 12,345. One formatter for all, which `toLocaleString` makes at each call. */
export const formatCount = (value: number): string => count.format(value);

/** A count with its noun: “1 input”, “12,345 inputs”. */
export const countOf = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;
