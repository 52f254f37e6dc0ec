import { createEvent, createStore, sample } from 'effector';
import { $overlay, overlayClosed } from '../overlays';
import { matchPage } from '../pages';
import { locationChanged } from '../../account/session';
import { $waitingPageAct, pageActDropped } from '../../kernel/page/page-acts';

/** The palette is shown above the page at a path. */
export const opened = createEvent<{ readonly path: string }>();

/** Whether the palette is open. */
export const $isOpen = $overlay.map((name) => name === 'palette');

const $path = createStore('').on(opened, (_, { path }) => path);

// Back, or a link in another tab's history entry, leaves the page below.
sample({
  clock: locationChanged,
  source: { path: $path, isOpen: $isOpen },
  filter: ({ path, isOpen }, location) => isOpen && location.path !== path,
  target: overlayClosed,
});

// An act waits for its own page only.
sample({
  clock: locationChanged,
  source: $waitingPageAct,
  filter: (waiting, { path }) => waiting !== null && matchPage(path)?.name !== waiting.page,
  target: pageActDropped,
});
