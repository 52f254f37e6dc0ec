import { combine, createEvent, sample } from 'effector';
import { $locale } from '../../kernel/format';
import { overlayClosed, overlayOpened } from '../overlays';
import { preferencesChanged } from '../preferences';
import { inviteBotRequested, logoutRequested } from '../../account/session';
import { navigateFx } from '../../kernel/ports';
import { $pins, arrangementNeeded } from '../../monitors/arrangement';
import { opened } from './open';
import { $readyPageActs, pageActRequested } from '../../kernel/page/page-acts';
import { runSteps } from '../../kernel/job/steps';
import { $actEntries, $pageActs, $pageEntries } from './acts';
import type { PaletteAction, PaletteEntry } from './entries';
import { lists } from './lists';
import { findIn, sourceOf, type PaletteGroup } from './results';
import { emptyIndex, indexRows } from './source-index';
import { $uses, ranksOf, used } from './uses';

/** A row was chosen. A link navigates by itself. */
export const chosen = createEvent<PaletteEntry>();
const indexed = (entries: readonly PaletteEntry[]) => runSteps(indexRows(entries, (entry) => entry));

const $indexes = combine(
  {
    pages: $pageEntries.map(indexed),
    acts: $actEntries.map(indexed),
    monitors: lists.monitors.$index,
    redirects: lists.redirects.$index,
    commands: lists.commands.$index,
    servers: lists.servers.$index,
    customers: lists.customers.$index,
  },
  (indexes) => ({
    ...indexes,
    monitors: indexes.monitors ?? emptyIndex,
    redirects: indexes.redirects ?? emptyIndex,
    commands: indexes.commands ?? emptyIndex,
    servers: indexes.servers ?? emptyIndex,
    customers: indexes.customers ?? emptyIndex,
  }),
);

/** Finds what matches a query: a pure function of the query, which takes less than a frame for 10,000 entries. */
export const $find = combine(
  {
    indexes: $indexes,
    pageActs: $pageActs,
    ranks: $uses.map(ranksOf),
    pins: $pins.map((pins) => [...pins].map((uuid) => `monitors:${uuid}`)),
    locale: $locale,
  },
  (searched): ((query: string) => readonly PaletteGroup[]) =>
    (query) =>
      findIn(searched, query),
);

/** The lists that are being loaded or could not be. */
export const $listStatuses = combine({
  monitors: lists.monitors.$status,
  redirects: lists.redirects.$status,
  servers: lists.servers.$status,
  customers: lists.customers.$status,
});

sample({
  clock: chosen,
  filter: ({ id }) => sourceOf(id) !== null,
  fn: ({ id }) => id,
  target: used,
});

type ActionOf<Kind extends PaletteAction['kind']> = Extract<PaletteAction, { readonly kind: Kind }>;

const chose = <Kind extends PaletteAction['kind']>(kind: Kind) =>
  sample({
    clock: chosen,
    filter: ({ action }) => action.kind === kind,
    fn: ({ action }) => action as ActionOf<Kind>,
  });

sample({ clock: chose('overlay'), fn: ({ name }) => name, target: overlayOpened });
sample({ clock: chose('preference'), fn: ({ changed }) => changed, target: preferencesChanged });
sample({ clock: chose('invite-bot'), target: inviteBotRequested });
sample({ clock: chose('log-out'), target: logoutRequested });

const chosePageAct = chose('page-act');
// The page may be open and ready; otherwise the act waits for it.
sample({
  clock: chosePageAct,
  source: $readyPageActs,
  filter: (ready, { act }) => !ready.has(`${act.page}/${act.act}`),
  fn: (_, { href }) => ({ to: href }),
  target: navigateFx,
});
sample({ clock: chosePageAct, fn: ({ act }) => act, target: pageActRequested });

// Another overlay takes the place of the palette.
sample({ clock: chosen, filter: ({ action }) => action.kind !== 'overlay', target: overlayClosed });

sample({ clock: opened, target: arrangementNeeded });
