import { createEvent, createStore, sample } from 'effector';
import { tokenSet } from '../../kernel/http';
import { $location } from '../../kernel/page/location';

/** What opens over any page: the app loads each when it first opens. */
export type OverlayName = 'addLink' | 'keys' | 'palette' | 'preferences' | 'support';

/** Opens one in place of the open one. */
export const overlayOpened = createEvent<OverlayName>();
export const overlayClosed = createEvent();

/** The open overlay; none for another session. */
export const $overlay = createStore<OverlayName | null>(null)
  .on(overlayOpened, (_, name) => name)
  .on([overlayClosed, tokenSet], () => null);

// It goes with the page where it was opened.
sample({ clock: $location.map(({ path }) => path), fn: () => undefined, target: overlayClosed });

/** A text was pasted where no field is: the palette opens with it, and looks for it in every monitor. */
export const searchGiven = createEvent<string>();
/** What the palette opens with. */
export const $givenSearch = createStore('')
  .on(searchGiven, (_, text) => text)
  // Another overlay takes its place.
  .on(overlayOpened, (text, name) => (name === 'palette' ? text : ''))
  .reset([overlayClosed, tokenSet]);
sample({ clock: searchGiven, fn: () => 'palette' as const, target: overlayOpened });
