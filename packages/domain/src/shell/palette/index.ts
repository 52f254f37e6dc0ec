import { foldText, mapFolded } from '@dropdeck/text';
import { combine, createEvent, sample, type StoreValue } from 'effector';
import fuzzysort from 'fuzzysort';
import * as session from '../../account/session';
import { getMonitors } from '../../contract/calls/monitors';
import { $locale } from '../../kernel/format';
import { $cachedAnswers, cachedAnswer } from '../../kernel/http';
import * as pageActs from '../../kernel/page/page-acts';
import * as everywhere from '../../monitors/everywhere';
import { overlayClosed, overlayOpened, type OverlayName } from '../overlays';
import '../page-acts';
import { matchPage, monitorHref, pages, pageTitle, type PageIcon } from '../pages';
import { $preferences, preferencesChanged, type Preferences } from '../preferences';
import { t } from './text.en';

/** What choosing an entry does besides following its link. */
type Action =
  | { readonly kind: 'overlay'; readonly name: OverlayName }
  | { readonly kind: 'preference'; readonly changed: Partial<Preferences> }
  | { readonly kind: 'invite-bot' | 'log-out' | 'look' }
  | { readonly kind: 'page-act'; readonly act: pageActs.PageAct };

interface PaletteEntry {
  readonly id: string;
  readonly group: 'page' | 'pages' | 'acts' | 'monitors' | 'redirects' | 'inputs' | 'look';
  readonly label: string;
  /** Beside the label: a monitor's product. Not searched. */
  readonly detail?: string | undefined;
  /** Further words that find it. */
  readonly also?: string;
  readonly icon: PageIcon | 'act';
  readonly href?: string;
  /** The id of the act whose keys are shown. */
  readonly keys?: string | undefined;
  readonly action?: Action;
}

type Name = keyof (typeof t)['messages'];
type Act = readonly [name: Name, action: Action, keys?: string];

const acts: readonly Act[] = [
  ['inviteBot', { kind: 'invite-bot' }],
  ['light', { kind: 'preference', changed: { theme: 'light' } }],
  ['dark', { kind: 'preference', changed: { theme: 'dark' } }],
  ['system', { kind: 'preference', changed: { theme: 'system' } }],
  ['hideValues', { kind: 'preference', changed: { values: 'hidden' } }, 'values'],
  ['showValues', { kind: 'preference', changed: { values: 'shown' } }, 'values'],
  ['preferences', { kind: 'overlay', name: 'preferences' }, 'preferences'],
  ['keys', { kind: 'overlay', name: 'keys' }, 'keys'],
  ['support', { kind: 'overlay', name: 'support' }],
  ['logOut', { kind: 'log-out' }],
];

const createActs = [
  ['createRedirect', { page: 'redirects', act: 'create' }],
  ['addLink', { page: 'monitors', act: 'add-link' }],
  ['addInput', { page: 'monitorDetail', act: 'add-input' }],
] as const;

/** Whether a preference already is as an act would make it. */
const isDone = (action: Action, preferences: Preferences): boolean =>
  action.kind === 'preference' &&
  Object.entries(action.changed).every(([key, value]) => preferences[key as keyof Preferences] === value);

/** The pages and the acts that the customer may open or do; those of the open page are a group of their own. */
const $ownEntries = combine(
  {
    info: session.$info,
    links: session.$navigation,
    ready: pageActs.$readyPageActs,
    preferences: $preferences,
    locale: $locale,
  },
  ({ info, links, ready, preferences }): readonly PaletteEntry[] => {
    if (info === null) return [];
    const wordsOf = (name: string): string => (`${name}Words` in t.messages ? t(`${name}Words` as Name) : '');
    const actOf = (name: Name, action: Action, rest: Partial<PaletteEntry> = {}): PaletteEntry => ({
      id: `acts:${name}`,
      group: 'acts',
      label: t(name),
      also: wordsOf(name),
      icon: 'act',
      action,
      ...rest,
    });
    const creates = createActs.flatMap(([name, act]): PaletteEntry[] => {
      const isHere = ready.has(`${act.page}/${act.act}`);
      // A monitor's page needs a monitor.
      const isAway = act.page !== 'monitorDetail' && session.isAllowed(info, pages[act.page]);
      if (!isHere && !isAway) return [];
      return [actOf(name, { kind: 'page-act', act }, { group: isHere ? 'page' : 'acts' })];
    });
    const exports = [...ready].flatMap((key): PaletteEntry[] => {
      const [page = '', act] = key.split('/');
      if (act !== 'export') return [];
      return [actOf('export', { kind: 'page-act', act: { page, act } }, { group: 'page' })];
    });
    return [
      ...creates,
      ...exports,
      ...links.map(({ href, label, icon }): PaletteEntry => {
        const name = matchPage(href)?.name;
        return {
          id: `pages:${href}`,
          group: 'pages',
          label: name === undefined ? label : pageTitle(name),
          also: `${label} ${name === undefined ? '' : wordsOf(name)}`,
          icon,
          href,
          keys: `go-${icon}`,
        };
      }),
      ...acts
        .filter(([, action]) => !isDone(action, preferences))
        .map(([name, action, keys]) => actOf(name, action, { keys })),
    ];
  },
);

/** What the palette finds is in: as it is, because of ten thousand monitors nothing is made while it is closed. */
export const $sources = combine({
  own: $ownEntries,
  cached: $cachedAnswers,
  searched: everywhere.$searched,
  look: everywhere.$look,
  info: session.$info,
});
type Sources = StoreValue<typeof $sources>;

/** The monitors and redirects that pages have loaded, and the inputs of the monitors that were read. */
function loadedEntries({ cached, searched, info }: Sources): readonly PaletteEntry[] {
  if (info === null || !session.isAllowed(info, pages.monitors)) return [];
  const monitors = cachedAnswer(cached, getMonitors)?.answer.body.monitors ?? [];
  return [
    ...monitors.map(({ monitor_uuid: uuid, monitor_name: name, product_name: product }): PaletteEntry => ({
      id: `monitors:${uuid}`,
      group: 'monitors',
      label: name || uuid,
      detail: product || undefined,
      icon: 'monitors',
      href: monitorHref(uuid),
    })),
    ...everywhere
      .foundEntries(searched)
      .map((entry) =>
        Object.assign({}, entry, { icon: entry.group === 'inputs' ? ('monitors' as const) : entry.group }),
      ),
  ];
}

const lookEntry = ({ label }: NonNullable<Sources['look']>): PaletteEntry => ({
  id: 'look',
  group: 'look',
  label,
  icon: 'act',
  action: { kind: 'look' },
});

/** All that the palette finds. */
export const entriesOf = (sources: Sources): readonly PaletteEntry[] => [
  ...sources.own,
  ...loadedEntries(sources),
];

const MAX_ROWS = 12;
/** Of 1; below it, the letters are scattered. */
const WORST_SCORE = 0.4;

/** The ranges of a text that are at these indexes of the folded one. */
function rangesOf(text: string, indexes: readonly number[]) {
  const { starts, ends } = mapFolded(text);
  const ranges: { start: number; end: number }[] = [];
  for (const index of indexes.toSorted((a, b) => a - b)) {
    const [start = 0, end = text.length] = [starts[index], ends[index]];
    const last = ranges.at(-1);
    if (last !== undefined && last.end >= start) last.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}

const keys = [
  ({ label }: PaletteEntry) => foldText(label),
  ({ also }: PaletteEntry) => foldText(also ?? ''),
] as const;

/**
 * The rows for a query in groups, the best first, and last what looks further; the pages and the acts of the open one before
 * anything is typed.
 */
export function findIn(entries: readonly PaletteEntry[], query: string, look: Sources['look'] = null) {
  const isBlank = query.trim() === '';
  const found = isBlank
    ? entries.flatMap((entry) => (/^pages?$/.test(entry.group) ? [{ ...entry, marks: [] }] : []))
    : fuzzysort
        .go(foldText(query), entries, { keys, limit: MAX_ROWS, threshold: WORST_SCORE })
        .map(({ obj, 0: label }) =>
          Object.assign({}, obj, { marks: rangesOf(obj.label, [...(label?.indexes ?? [])]) }),
        );
  const rows = isBlank || look === null ? found : [...found, { ...lookEntry(look), marks: [] }];
  const groups = new Set(rows.map(({ group }) => group));
  return [...groups].map((id) => ({ id, heading: t(id), rows: rows.filter(({ group }) => group === id) }));
}

/** A row was chosen. A link navigates by itself. */
export const chosen = createEvent<PaletteEntry>();

const chose = <Kind extends Action['kind']>(kind: Kind) =>
  sample({
    clock: chosen,
    filter: ({ action }) => action?.kind === kind,
    fn: ({ action }) => action as Extract<Action, { readonly kind: Kind }>,
  });

sample({ clock: chose('overlay'), fn: ({ name }) => name, target: overlayOpened });
// Another overlay takes the place of the palette, and what is looked for appears in it.
sample({
  clock: chosen,
  filter: ({ action }) => action?.kind !== 'overlay' && action?.kind !== 'look',
  target: overlayClosed,
});
sample({ clock: chose('look'), target: everywhere.lookPressed });
sample({ clock: chose('preference'), fn: ({ changed }) => changed, target: preferencesChanged });
sample({ clock: chose('invite-bot'), target: session.inviteBotRequested });
sample({ clock: chose('log-out'), target: session.logoutRequested });

sample({ clock: chose('page-act'), fn: ({ act }) => act, target: pageActs.pageActRequested });
