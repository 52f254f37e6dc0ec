import * as z from 'zod/mini';
import { declareCall } from '../shared/http/contract';
import { rows } from '../shared/http/lists';
import { unreadableOf } from '../shared/http/rows';
import { looseRecord, number, row } from '../shared/http/schemas';

const isTime = (time: unknown): boolean =>
  typeof time === 'number' ||
  (typeof time === 'string' && (/^\d+$/.test(time) || !Number.isNaN(Date.parse(time))));

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
  time: z.custom<string | number>(isTime, 'expected time'),
  counts: looseRecord(number),
});

/** The counts of all status codes at one time; `time` is milliseconds or ISO text. */
export const graphPoint = z.union([z.custom<z.output<typeof readPoint>>(isPlainPoint), readPoint]);
export type GraphPoint = z.infer<typeof graphPoint>;

/**
 * The points of the graph. Parsing 50,000 rows one by one takes 250 ms, so it happens only if a fast check
 * finds an unusual value. An answer without a single readable point is invalid (specification 8.8).
 */
const graphRows = rows(graphPoint);
const graphPoints = z.transform((value: unknown, context): readonly GraphPoint[] => {
  if (Array.isArray(value) && value.every(isPlainPoint)) return value;
  const parsed = graphRows.safeParse(value);
  if (parsed.success && (parsed.data.length > 0 || unreadableOf(parsed.data).length === 0))
    return parsed.data;
  context.issues.push({ code: 'custom', message: 'expected points', input: value });
  return z.NEVER;
});

/** GET /v1/monitors/{uuid}/graph: the status codes over time, for developers. */
export const getMonitorGraph = declareCall({
  name: 'monitorDetail.getMonitorGraph',
  method: 'GET',
  path: '/v1/monitors/{uuid}/graph',
  answers: { 200: z.looseObject({ data: graphPoints }) },
});
