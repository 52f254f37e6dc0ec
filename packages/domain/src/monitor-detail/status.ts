import { combine } from 'effector';
import { $monitors } from '../monitors/list';
import { $monitor, $uuid } from './page';

/**
 * The monitor's status as the monitor list last gave it, since the monitor's own answer has none; `null`
 * where the list has not been loaded in this tab.
 */
export const $status = combine($monitors, $uuid, $monitor, (monitors, uuid, monitor) => {
  if (monitor === null) return null;
  return monitors.find(({ monitor_uuid }) => monitor_uuid === uuid)?.status ?? null;
});
