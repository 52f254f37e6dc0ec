import { tz, tzOffset } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';

/** The most ticks that fit on the axis. */
const MAX_TICKS = 8;
/** The least distance between the highest count and the last tick, in steps. */
const HEADROOM = 0.2;

/**
 * Round tick values from 0 for the count axis: steps of 1, 2 or 5 times a power of ten. The last one is above
 * `highest`, so that the line does not touch the edge of the plot.
 *
 * @param highest the highest visible count.
 */
export function countTicks(highest: number): readonly number[] {
  const rough = Math.max(1, highest / (MAX_TICKS - 1));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const steps = Math.floor(highest / step + HEADROOM) + 1;
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Round intervals in milliseconds. */
const steps = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 7, 14, 30, 60, 90, 180, 365].map((days) => days * DAY),
];

/** All offsets and all changes of the clocks are multiples of it. */
const QUARTER = 15 * MINUTE;

/** Midnights, some days apart. */
function dayTicks(from: number, to: number, days: number, timeZone: string): readonly number[] {
  const midnight = startOfDay(from, { in: tz(timeZone) });
  const ticks: number[] = [];
  // Calendar days, because some have 23 or 25 hours.
  for (let index = 0; ; index += 1) {
    const tick = addDays(midnight, index * days).getTime();
    if (tick > to) return ticks;
    if (tick >= from) ticks.push(tick);
  }
}

/**
 * Round times of the clock in a time zone, as ticks of a time axis. Where the clocks change, a step is longer or shorter:
 * the times stay round.
 *
 * @param from milliseconds; `to` likewise.
 * @param maxTicks the most ticks that fit.
 * @param timeZone an IANA name.
 */
export function timeTicks(from: number, to: number, maxTicks: number, timeZone: string): readonly number[] {
  const room = Math.max(1, Math.floor(maxTicks));
  const step =
    steps.find((length) => (to - from) / length <= room) ?? Math.ceil((to - from) / room / DAY) * DAY;
  if (step >= DAY) return dayTicks(from, to, Math.round(step / DAY), timeZone).slice(0, room + 2);

  const grid = step < QUARTER ? MINUTE : QUARTER;
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / grid) * grid; tick <= to && ticks.length < room + 2; tick += grid) {
    const clock = tick + tzOffset(timeZone, new Date(tick)) * MINUTE;
    if (clock % step === 0) ticks.push(tick);
  }
  return ticks;
}

/** The index of the point nearest to a time. `points` is sorted and not empty. */
export function nearestAt(points: ReadonlyArray<{ readonly time: number }>, time: number): number {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.time ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  const before = points[low - 1];
  const here = points[low];
  return before !== undefined && here !== undefined && time - before.time <= here.time - time ? low - 1 : low;
}
