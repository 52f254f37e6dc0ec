import { combine, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { $isDeveloper } from '../../account/session';
import { $statuses, statusNeeded } from '../overview/statuses';
import { $isLoading, $monitor, $unreadable, $uuid, page as visit } from './page';
import { $collapsed, collapsedChanged } from './sections';
import { t } from './text.en';

sample({ clock: visit.started, target: statusNeeded });

/** The status that the monitor list had last; `null` if it is not known. */
const $status = combine($statuses, $uuid, $monitor, (statuses, uuid, monitor) =>
  monitor === null ? null : (statuses[uuid] ?? null),
);

/** The page of a monitor: its visit, its heading and its collapsible sections. */
export const page = {
  opened: visit.opened,
  closed: visit.closed,
  view: {
    status: $isLoading.map((isLoading) => (isLoading ? 'loading' : 'ready')),
    unreadable: $unreadable,
    // The specification has no check of the name.
    name: combine($monitor, $locale, (monitor) =>
      monitor === null ? '' : monitor.monitor_name.trim() || t('unnamed'),
    ),
    category: $monitor.map((monitor) => monitor?.product_name ?? ''),
    monitorStatus: $status,
    isDeveloper: $isDeveloper,
    collapsed: $collapsed,
  },
  events: { onCollapsedChange: collapsedChanged },
} as const;
