import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { rows } from '../wire/lists';
import { looseRecord, number, row } from '../wire/schemas';
import { reads } from '../wire/shapes';

/** The maximum time of a Date, in milliseconds since the epoch. */
const LAST_TIME = 8_640_000_000_000_000;

/** A point's time in milliseconds since the epoch; `NaN` if it is neither a number nor ISO text. */
export function timeOf(time: unknown): number {
  if (typeof time === 'number') return time;
  if (typeof time !== 'string') return Number.NaN;
  if (/^\d+$/.test(time)) return Number(time);
  // Date.parse accepts more than ISO text.
  return /^\d{4}-\d\d/.test(time) ? Date.parse(time) : Number.NaN;
}

const isTime = (time: unknown): boolean => Math.abs(timeOf(time)) <= LAST_TIME;

const isPlainPoint = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { time, counts } = value as { time?: unknown; counts?: unknown };
  if (!isTime(time)) return false;
  if (typeof counts !== 'object' || counts === null || Array.isArray(counts)) return false;
  for (const code in counts) {
    if (!Number.isFinite((counts as Record<string, unknown>)[code])) return false;
  }
  return true;
};

const readPoint = row({
  time: reads(z.custom<string | number>(isTime, 'expected time'), 'string or number'),
  counts: looseRecord(number),
});

/** The counts of all status codes at one time; `time` is milliseconds or ISO text. */
export const graphPoint = reads(
  z.union([z.custom<z.output<typeof readPoint>>(isPlainPoint), readPoint]),
  readPoint,
);
export type GraphPoint = z.infer<typeof graphPoint>;

/**
 * The points of the graph. Parsing 50,000 rows one by one takes 250 ms, so it happens only if a fast check
 * finds an unusual value. Anything but a list is invalid, and so is one without a single readable point
 * (specification 8.10).
 */
const graphRows = rows(graphPoint);
const lenientPoints = z.transform((value: unknown, context): readonly GraphPoint[] => {
  if (Array.isArray(value)) {
    if (value.every(isPlainPoint)) return value;
    const parsed = graphRows.parse(value);
    if (parsed.length > 0) return parsed;
  }
  context.issues.push({ code: 'custom', message: 'expected points', input: value });
  return z.NEVER;
});
const graphPoints = reads(lenientPoints, [graphPoint]);

/** GET /v1/monitors/{uuid}/graph: the status codes over time, for developers. */
export const getMonitorGraph = declareCall({
  name: 'monitorDetail.getMonitorGraph',
  endpoint: 'GET /v1/monitors/{uuid}/graph',
  access: 'developer',
  answers: { 200: z.looseObject({ data: graphPoints }) },
});
