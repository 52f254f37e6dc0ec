const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** A day as it is written in text: “December 24, 2026” (specification 2.12). */
export const formatDay = (date: Date): string => day.format(date);

/** A moment as it is written in text: “December 24, 2026 at 14:02”. */
export const formatMoment = (date: Date): string => `${day.format(date)} at ${time.format(date)}`;
