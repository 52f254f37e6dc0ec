import { createEvent, sample } from 'effector';
import { overlayOpened, type OverlayName } from '../overlays';
import { pages } from '../pages';
import { $preferences, preferencesChanged } from '../preferences';
import { $listQueries, $navigation } from '../../account/session';
import { navigateFx } from '../../kernel/ports';
import { toastShown } from '../../kernel/toasts';
import { acts, type ActId } from './acts';
import { t } from './text.en';

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
// Says the way back to whoever pressed the keys by mistake.
sample({
  clock: actPressed,
  source: $preferences,
  filter: ({ values }, id) => id === 'values' && values === 'hidden',
  fn: () => ({ kind: 'success' as const, text: t('valuesHidden') }),
  target: toastShown,
});
