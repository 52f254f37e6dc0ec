import { createEvent, sample } from 'effector';
import { createStored } from '../shared/stored';
import { page } from './page';

const sections = ['links', 'webhooks', 'details'] as const;
export type SectionName = (typeof sections)[number];

/** The storage key of the collapsed sections, shared by all monitors. */
export const foldedKey = 'dropdeck:monitor-folded';

const folded = createStored<readonly SectionName[]>({
  key: foldedKey,
  initial: [],
  clock: page.started,
  read: (text) => {
    const names = new Set((text ?? '').split(','));
    return sections.filter((section) => names.has(section));
  },
  write: (names) => (names.length === 0 ? null : names.join(',')),
});

/** The collapsed sections; all are expanded by default. */
export const $foldedSections = folded.$value;

export const sectionFolded = createEvent<{ readonly section: SectionName; readonly isFolded: boolean }>();

sample({
  clock: sectionFolded,
  source: $foldedSections,
  fn: (names, { section, isFolded }) =>
    sections.filter((name) => (name === section ? isFolded : names.includes(name))),
  target: folded.changed,
});
