import { createEvent, sample } from 'effector';
import { getMonitor, type MonitorDetail } from '../../../contract/calls/monitor-detail';
import { makeCall, tokenSet } from '../../../kernel/http';
import { createReads } from '../../../kernel/job/reads';
import { detailsForgotten, keepDetails, readingProgressed, type MonitorToRead } from '../../loaded';

/**
 * The one reading of many monitors: for the search in all of them, and for Find and replace. What it has read stays for the
 * visit.
 */
export const reading = createReads<MonitorToRead, MonitorDetail>({
  name: 'all monitors',
  keyOf: ({ uuid }) => uuid,
  run: async ({ uuid }, group) => (await makeCall(getMonitor, { parameters: { uuid }, group })).body,
});
sample({ clock: reading.$progress, target: readingProgressed });
sample({ clock: tokenSet, target: reading.reset });

keepDetails(reading, (detail) => detail);

/** Reads monitors, also those that were read before. What is being read is not read again. */
export const readRequested = createEvent<readonly MonitorToRead[]>();
const begun = sample({
  clock: readRequested,
  source: reading.$progress,
  filter: (progress, monitors) => progress?.isRunning !== true && monitors.length > 0,
  fn: (_, monitors) => monitors,
});
sample({ clock: begun, fn: (monitors) => monitors.map(({ uuid }) => uuid), target: detailsForgotten });
sample({ clock: begun, target: reading.started });
