import { createEvent, sample } from 'effector';
import * as z from 'zod/mini';
import { createStored } from '../../kernel/page/stored';
import { $monitors } from '../loaded';

/** A page shows the status of a monitor. */
export const statusNeeded = createEvent();

const statuses = createStored<Readonly<Record<string, string>>>({
  key: 'dropdeck:statuses',
  initial: {},
  clock: statusNeeded,
  schema: z.record(z.string(), z.string()),
});
sample({
  clock: $monitors,
  fn: (monitors) =>
    Object.fromEntries(
      monitors.flatMap(({ monitor_uuid, status }) => (status ? [[monitor_uuid, status]] : [])),
    ),
  target: statuses.changed,
});

/**
 * The statuses that the monitor list had last, by uuid. Remembered, because a monitor's own answer has none, and it may
 * be opened by its address.
 */
export const $statuses = statuses.$value;
