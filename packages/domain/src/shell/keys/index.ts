import * as z from 'zod/mini';
import { combine, createEvent, createStore, sample } from 'effector';
import { $listQueries, $navigation } from '../../account/session';
import { $locale } from '../../kernel/format';
import { createStored } from '../../kernel/page/stored';
import { navigate } from '../../kernel/ports';
import { overlayOpened, type OverlayName } from '../overlays';
import { pages, pageTitle, type PageName } from '../pages';
import { toastShown } from '../../kernel/toasts';
import { $preferences, preferencesChanged } from '../preferences';
import { t } from './text.en';

type Word = keyof (typeof t)['messages'];

interface ActRecord {
  readonly id: string;
  readonly group: 'anywhere' | 'goTo' | 'lists' | 'forms';
  /** As tinykeys writes them: `$mod+k` (Ctrl, or ⌘ on Apple's systems), `/`, or two keys one after the other: `g s`. */
  readonly keys: string;
  /** React Aria and the fields handle these keys. */
  readonly isFixed?: true;
  readonly page?: PageName;
  /** Why it does nothing on a page that has no control for it. */
  readonly missing?: Word;
}

const records = [
  { id: 'palette', group: 'anywhere', keys: '$mod+k' },
  { id: 'keys', group: 'anywhere', keys: '?' },
  { id: 'preferences', group: 'anywhere', keys: '$mod+,' },
  { id: 'values', group: 'anywhere', keys: '$mod+.' },
  { id: 'close', group: 'anywhere', keys: 'Escape', isFixed: true },
  { id: 'go-settings', group: 'goTo', keys: 'g s', page: 'settings' },
  { id: 'go-monitors', group: 'goTo', keys: 'g m', page: 'monitors' },
  { id: 'go-redirects', group: 'goTo', keys: 'g r', page: 'redirects' },
  { id: 'go-commands', group: 'goTo', keys: 'g c', page: 'commands' },
  { id: 'go-payment', group: 'goTo', keys: 'g p', page: 'payment' },
  { id: 'go-access', group: 'goTo', keys: 'g a', page: 'dashboardAccess' },
  { id: 'go-customers', group: 'goTo', keys: 'g u', page: 'customers' },
  { id: 'search', group: 'lists', keys: '/', missing: 'noSearch' },
  { id: 'next', group: 'lists', keys: 'j', missing: 'noList' },
  { id: 'previous', group: 'lists', keys: 'k', missing: 'noList' },
  { id: 'select', group: 'lists', keys: 'x', missing: 'noSelect' },
  { id: 'edit', group: 'lists', keys: 'e', missing: 'noEdit' },
  { id: 'new', group: 'lists', keys: 'n', missing: 'noNew' },
  { id: 'save', group: 'forms', keys: '$mod+s', missing: 'noSave' },
] as const satisfies readonly ActRecord[];

/** The id of an act. */
export type ActId = (typeof records)[number]['id'];

export type Act = ActRecord & { readonly id: ActId };

/** Every act with keys, in the order of the list that shows them. */
export const acts: readonly Act[] = records;

/** What an act does. */
export const actLabel = ({ id, page }: Act): string =>
  page === undefined ? t(id as Exclude<ActId, `go-${string}`>) : pageTitle(page);

/** The name of a group of acts. */
export const actGroup = ({ group }: Act): string => t(group);

/** Why an act does nothing on a page that has no control for it. */
export const whyMissing = ({ missing }: Act): string | undefined => missing && t(missing);

/** The keys as people read them: “Ctrl K”, “⌘K”, “G S”. */
export const formatKeys = (keys: string, isApple: boolean): string =>
  keys
    .split(' ')
    .map((stroke) => {
      const key = stroke.replace('$mod+', '');
      const name = key === 'Escape' ? t('escapeKey') : key.toUpperCase();
      if (key === stroke) return name;
      return isApple ? `⌘${name}` : `${t('ctrlKey')} ${name}`;
    })
    .join(' ');

/** The keys begin to work. */
export const keysStarted = createEvent<{ readonly isApple: boolean }>();
const singleKeys = createStored({
  key: 'dropdeck:keys',
  initial: { areSingleKeysOn: true },
  clock: keysStarted,
  schema: z.object({ areSingleKeysOn: z.boolean() }),
});
export const singleKeysChanged = singleKeys.changed.prepend((areSingleKeysOn: boolean) => ({
  areSingleKeysOn,
}));

export const $isApple = createStore(false).on(keysStarted, (_, { isApple }) => isApple);

/** Whether shortcuts without a modifier work (WCAG 2.1.4). */
export const $areSingleKeysOn = singleKeys.$value.map(({ areSingleKeysOn }) => areSingleKeysOn);

/** The keys that the page listens to, by act. */
export const $activeBindings = $areSingleKeysOn.map((areSingleKeysOn) =>
  Object.fromEntries(
    acts
      .filter(({ keys, isFixed }) => !isFixed && (areSingleKeysOn || keys.startsWith('$mod+')))
      .map(({ id, keys }) => [id, keys]),
  ),
);

/** The keys that work as people read them, by act: “Ctrl K”. */
export const $keyHints = combine($activeBindings, $isApple, $locale, (bindings, isApple) =>
  Object.fromEntries(Object.entries(bindings).map(([id, keys]) => [id, formatKeys(keys, isApple)])),
);

/** The keys of an act were pressed that needs no control of the page: it opens a page or an overlay. */
export const actPressed = createEvent<ActId>();

const pathOf = (id: ActId): string | undefined => {
  const page = acts.find((act) => act.id === id)?.page;
  return page && pages[page].path;
};

/** Acts that open the overlay of their name. */
const overlays: readonly OverlayName[] = ['palette', 'keys', 'preferences'];

/** Acts that lead to a page which this user may not open. */
export const $closedActs = $navigation.map(
  (links) =>
    new Set(
      acts
        .filter(({ page }) => page !== undefined && !links.some(({ href }) => href === pages[page].path))
        .map(({ id }) => id),
    ),
);

sample({
  clock: actPressed,
  source: { links: $navigation, queries: $listQueries },
  filter: ({ links }, id) => links.some(({ href }) => href === pathOf(id)),
  fn: ({ queries }, id) => {
    const path = pathOf(id) ?? '';
    return { to: path + (queries[path] ?? '') };
  },
  target: navigate,
});
sample({ clock: actPressed.filterMap((id) => overlays.find((name) => name === id)), target: overlayOpened });
const switched = sample({
  clock: actPressed,
  source: $preferences,
  filter: (_, id) => id === 'values',
  fn: ({ values }) => ({ values: values === 'shown' ? ('hidden' as const) : ('shown' as const) }),
});
sample({ clock: switched, target: preferencesChanged });
// For a person who pressed the keys by mistake.
sample({
  clock: switched,
  filter: ({ values }) => values === 'hidden',
  fn: () => ({ kind: 'success' as const, text: t('valuesHidden') }),
  target: toastShown,
});
