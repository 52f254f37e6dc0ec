import { combine } from 'effector';
import { $monitors } from '../monitors/list';
import { $monitor, $uuid } from './page';

/**
 * The monitor's status from the monitor list, because the monitor's own answer has none. `null` if this tab
 * has not loaded the list.
 */
export const $status = combine($monitors, $uuid, $monitor, (monitors, uuid, monitor) => {
  if (monitor === null) return null;
  return monitors.find(({ monitor_uuid }) => monitor_uuid === uuid)?.status ?? null;
});
