/** Days of a full meter: how early a renewal is warned about (specification 9). */
const FULL_METER_DAYS = 30;

/** The filled share of the meter, from 1 with 30 days or more left down to 0 on the day of the renewal. */
export const meterShare = (days: number): number => Math.min(1, Math.max(0, days / FULL_METER_DAYS));
