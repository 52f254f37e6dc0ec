import { combine } from 'effector';
import { $locale } from '../../kernel/format';
import { $readyPageActs, type PageAct } from '../../kernel/page/page-acts';
import { $info, $navigation, isAllowed } from '../../account/session';
import type { OverlayName } from '../overlays';
import { matchPage, pages, pageTitle, type PageIcon, type PageName } from '../pages';
import { $preferences, type Preferences } from '../preferences';
import { t } from './text.en';

/** What choosing an entry does besides following its link. */
export type PaletteAction =
  | { readonly kind: 'overlay'; readonly name: OverlayName }
  | { readonly kind: 'preference'; readonly changed: Partial<Preferences> }
  | { readonly kind: 'invite-bot' | 'log-out' }
  | { readonly kind: 'page-act'; readonly act: PageAct; readonly path: string };

/** What the palette finds. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: 'page' | 'pages' | 'acts' | 'monitors' | 'redirects' | 'inputs';
  readonly label: string;
  /** Beside the label: a monitor's product. Not searched. */
  readonly detail?: string | undefined;
  /** Further words that find it. */
  readonly also?: string;
  readonly icon: PageIcon | 'act';
  readonly href?: string;
  /** The id of the act whose keys are shown. */
  readonly keys?: string;
  readonly action?: PaletteAction;
}

type Name = keyof (typeof t)['messages'];
type Act = readonly [name: Name, action: PaletteAction, keys?: string];

const acts: readonly Act[] = [
  ['inviteBot', { kind: 'invite-bot' }],
  ['light', { kind: 'preference', changed: { theme: 'light' } }],
  ['dark', { kind: 'preference', changed: { theme: 'dark' } }],
  ['system', { kind: 'preference', changed: { theme: 'system' } }],
  ['hideValues', { kind: 'preference', changed: { values: 'hidden' } }, 'values'],
  ['showValues', { kind: 'preference', changed: { values: 'shown' } }, 'values'],
  ['preferences', { kind: 'overlay', name: 'preferences' }, 'preferences'],
  ['setup', { kind: 'overlay', name: 'setup' }],
  ['keys', { kind: 'overlay', name: 'keys' }, 'keys'],
  ['support', { kind: 'overlay', name: 'support' }],
  ['activity', { kind: 'overlay', name: 'activity' }],
  ['logOut', { kind: 'log-out' }],
];

const createActs = [
  ['createRedirect', { page: 'redirects', act: 'create' }],
  ['addLink', { page: 'monitors', act: 'add-link' }],
  ['addInput', { page: 'monitorDetail', act: 'add-input' }],
] as const;

/** Whether a preference already is as an act would make it. */
const isDone = (action: PaletteAction, preferences: Preferences): boolean =>
  action.kind === 'preference' &&
  Object.entries(action.changed).every(([key, value]) => preferences[key as keyof Preferences] === value);

/** The pages and the acts that the customer may open or do; those of the open page are a group of their own. */
export const $ownEntries = combine(
  { info: $info, links: $navigation, ready: $readyPageActs, preferences: $preferences, locale: $locale },
  ({ info, links, ready, preferences }): readonly PaletteEntry[] => {
    if (info === null) return [];
    const wordsOf = (name: string): string => (`${name}Words` in t.messages ? t(`${name}Words` as Name) : '');
    const actOf = (name: Name, action: PaletteAction, rest: Partial<PaletteEntry> = {}): PaletteEntry => ({
      id: `acts:${name}`,
      group: 'acts',
      label: t(name),
      also: wordsOf(name),
      icon: 'act',
      action,
      ...rest,
    });
    const creates = createActs.flatMap(([name, act]): PaletteEntry[] => {
      const page = pages[act.page];
      const isHere = ready.has(`${act.page}/${act.act}`);
      // A monitor's page needs a monitor.
      if (!isHere && (act.page === 'monitorDetail' || !isAllowed(info, page))) return [];
      return [actOf(name, { kind: 'page-act', act, path: page.path }, { group: isHere ? 'page' : 'acts' })];
    });
    const lists = [...ready].flatMap((key) => (/^(.+)\/export$/.exec(key)?.[1] ?? []) as PageName | []);
    const exports = lists.map((page) =>
      actOf(
        'export',
        { kind: 'page-act', act: { page, act: 'export' }, path: pages[page].path },
        { group: 'page' },
      ),
    );
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
        .map(([name, action, keys]) => actOf(name, action, keys === undefined ? {} : { keys })),
    ];
  },
);
