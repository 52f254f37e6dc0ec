import { combine } from 'effector';
import { $isDeveloper } from '../session';
import { $monitors } from '../monitors/list';
import { $isLoading, $monitor, $unreadable, $uuid, page as visit } from './page';
import { $collapsed, collapsedChanged } from './sections';

/** The status from the monitor list, because the monitor's own answer has none; `null` if it is not loaded. */
const $status = combine($monitors, $uuid, $monitor, (monitors, uuid, monitor) => {
  if (monitor === null) return null;
  return monitors.find(({ monitor_uuid }) => monitor_uuid === uuid)?.status ?? null;
});

/** The page of a monitor: its visit, its heading and its collapsible sections. */
export const page = {
  opened: visit.opened,
  closed: visit.closed,
  view: {
    isLoading: $isLoading,
    unreadable: $unreadable,
    name: $monitor.map((monitor) => monitor?.monitor_name ?? ''),
    category: $monitor.map((monitor) => monitor?.product_name ?? ''),
    status: $status,
    isDeveloper: $isDeveloper,
    collapsed: $collapsed,
  },
  events: { onCollapsedChange: collapsedChanged },
} as const;
