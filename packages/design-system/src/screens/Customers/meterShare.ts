/** Days of a full meter: as long as a renewal is warned of (specification, section 9). */
const SPAN = 30;

/** The part of the meter that is filled, from 1 with 30 days or more left down to 0 on the day itself. */
export const meterShare = (days: number): number => Math.min(1, Math.max(0, days / SPAN));
