import { createEvent, sample } from 'effector';
import { createStored } from '../shared/stored';
import { page } from './page';

/** The sections of the page that can be folded to one line. */
const sections = ['links', 'webhooks', 'details'] as const;
export type SectionName = (typeof sections)[number];

/** Where the browser remembers which sections are folded, for all monitors alike. */
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

/** The folded sections; all are open at first. */
export const $foldedSections = folded.$value;

/** A section was folded or unfolded. */
export const sectionFolded = createEvent<{ readonly section: SectionName; readonly isFolded: boolean }>();

sample({
  clock: sectionFolded,
  source: $foldedSections,
  fn: (names, { section, isFolded }) =>
    sections.filter((name) => (name === section ? isFolded : names.includes(name))),
  target: folded.changed,
});
