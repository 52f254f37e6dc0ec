import { createEvent, sample } from 'effector';
import * as z from 'zod/mini';
import { readJson } from '../../kernel/page/read-json';
import { createStored } from '../../kernel/page/stored';
import { $monitors } from '../loaded';

/** A page shows the status of a monitor. */
export const statusNeeded = createEvent();

type Statuses = Readonly<Record<string, string>>;
const stored = z.record(z.string(), z.string());

const statuses = createStored<Statuses>({
  key: 'dropdeck:statuses',
  initial: {},
  clock: statusNeeded,
  read: (text) => readJson(text, stored) ?? {},
  write: (value) => (Object.keys(value).length === 0 ? null : JSON.stringify(value)),
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
