import { addDays, startOfDay } from 'date-fns';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Round intervals in milliseconds. */
const steps = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 7, 14, 30, 60, 90, 180, 365].map((days) => days * DAY),
];

/**
 * Round local times between two times, as ticks of a time axis.
 *
 * @param from milliseconds; `to` likewise.
 * @param most the most ticks that fit.
 */
export function timeTicks(from: number, to: number, maxTicks: number): readonly number[] {
  const room = Math.max(1, Math.floor(maxTicks));
  const step = steps.find((length) => (to - from) / length <= room) ?? Math.ceil((to - from) / room);
  const ticks: number[] = [];
  const midnight = startOfDay(from);
  // Calendar days, because some have 23 or 25 hours.
  const at = (index: number): number =>
    step >= DAY
      ? addDays(midnight, index * Math.round(step / DAY)).getTime()
      : midnight.getTime() + index * step;
  const first = step >= DAY ? 0 : Math.floor((from - midnight.getTime()) / step);
  for (let index = first; at(index) <= to && ticks.length < room + 2; index += 1) {
    if (at(index) >= from) ticks.push(at(index));
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
