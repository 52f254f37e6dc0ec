const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Formats a day: “December 24, 2026” (specification 2.12). */
export const formatDay = (date: Date): string => day.format(date);

/** Formats a date and time: “December 24, 2026 at 14:02”. */
export const formatMoment = (date: Date): string => `${day.format(date)} at ${time.format(date)}`;
