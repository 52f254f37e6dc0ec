import { createEvent, sample } from 'effector';
import { createStored } from '../../kernel/page/stored';
import { page } from './page';

const sections = ['links', 'webhooks', 'details'] as const;
type SectionName = (typeof sections)[number];

/** The storage key of the collapsed sections, shared by all monitors. */
const collapsedKey = 'dropdeck:monitor-folded';

const stored = createStored<readonly SectionName[]>({
  key: collapsedKey,
  initial: [],
  clock: page.started,
  read: (text) => {
    const names = new Set((text ?? '').split(','));
    return sections.filter((section) => names.has(section));
  },
  write: (names) => (names.length === 0 ? null : names.join(',')),
});

/** The collapsed sections; all are expanded by default. */
export const $collapsed = stored.$value;

export const collapsedChanged = createEvent<{
  readonly section: SectionName;
  readonly isCollapsed: boolean;
}>();

sample({
  clock: collapsedChanged,
  source: $collapsed,
  fn: (names, { section, isCollapsed }) =>
    sections.filter((name) => (name === section ? isCollapsed : names.includes(name))),
  target: stored.changed,
});
