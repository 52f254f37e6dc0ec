import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { $listQueries, $navigation } from '../../account/session';
import { $locale } from '../../kernel/format';
import { readJson } from '../../kernel/page/read-json';
import { createStored } from '../../kernel/page/stored';
import { navigateFx } from '../../kernel/ports';
import { overlayOpened, type OverlayName } from '../overlays';
import { pages } from '../pages';
import { toastShown } from '../../kernel/toasts';
import { $preferences, preferencesChanged } from '../preferences';
import { acts, formatKeys, type ActId } from './acts';
import { t } from './text.en';

const stored = z.object({ areSingleKeysOn: z.boolean() });

/** The keys begin to work. */
export const keysStarted = createEvent<{ readonly isApple: boolean }>();
export const singleKeysChanged = createEvent<boolean>();

const singleKeys = createStored<boolean>({
  key: 'dropdeck:keys',
  initial: true,
  clock: keysStarted,
  read: (text) => readJson(text, stored)?.areSingleKeysOn ?? true,
  write: (areSingleKeysOn) => (areSingleKeysOn ? null : JSON.stringify({ areSingleKeysOn })),
});
sample({ clock: singleKeysChanged, target: singleKeys.changed });

export const $isApple = createStore(false).on(keysStarted, (_, { isApple }) => isApple);

/** Whether shortcuts without a modifier work (WCAG 2.1.4). */
export const $areSingleKeysOn = singleKeys.$value;

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

const overlays: Partial<Record<ActId, OverlayName>> = {
  palette: 'palette',
  keys: 'keys',
  preferences: 'preferences',
};

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
  target: navigateFx,
});
sample({
  clock: actPressed,
  filter: (id) => overlays[id] !== undefined,
  fn: (id) => overlays[id] ?? 'keys',
  target: overlayOpened,
});
sample({
  clock: actPressed,
  source: $preferences,
  filter: (_, id) => id === 'values',
  fn: ({ values }) => ({ values: values === 'shown' ? ('hidden' as const) : ('shown' as const) }),
  target: preferencesChanged,
});
// For a person who pressed the keys by mistake.
sample({
  clock: actPressed,
  source: $preferences,
  filter: ({ values }, id) => id === 'values' && values === 'hidden',
  fn: () => ({ kind: 'success' as const, text: t('valuesHidden') }),
  target: toastShown,
});
