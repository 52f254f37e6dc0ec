import { combine, sample, createEvent } from 'effector';
import { $locale } from '../../kernel/format';
import { $isDeveloper } from '../../account/session';
import { $monitorStatus, statusNeeded } from '../overview/statuses';
import { $isLoading, $monitor, $unreadable, page as visit } from './page';
import { t } from './text.en';
import { createStored } from '../../kernel/page/stored';

const sections = ['links', 'webhooks', 'details'] as const;
type SectionName = (typeof sections)[number];

/** The collapsed sections, of all monitors; all are expanded by default. */
const collapsed = createStored<readonly SectionName[]>({
  key: 'dropdeck:monitor-folded',
  initial: [],
  clock: visit.started,
  read: (text) => {
    const names = new Set((text ?? '').split(','));
    return sections.filter((section) => names.has(section));
  },
  write: (names) => (names.length === 0 ? null : names.join(',')),
});

const collapsedChanged = createEvent<{
  readonly section: SectionName;
  readonly isCollapsed: boolean;
}>();

sample({
  clock: collapsedChanged,
  source: collapsed.$value,
  fn: (names, { section, isCollapsed }) =>
    sections.filter((name) => (name === section ? isCollapsed : names.includes(name))),
  target: collapsed.changed,
});

sample({ clock: visit.started, fn: ({ uuid }) => uuid, target: statusNeeded });

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
    monitorStatus: combine($monitorStatus, $monitor, (status, monitor) => monitor && status),
    isDeveloper: $isDeveloper,
    collapsed: collapsed.$value,
  },
  events: { onCollapsedChange: collapsedChanged },
} as const;
