import { createEvent, createStore } from 'effector';

/** Where the browser is: a path, and a query string with its question mark, or ''. */
interface Place {
  readonly path: string;
  readonly query: string;
  /** Whether Back or Forward led there. */
  readonly isPopped?: boolean;
}

/** The router reports each location as soon as the browser is there. */
export const located = createEvent<Place>();
export const $location = createStore<Place>({ path: '', query: '' }).on(located, (_, place) => place);
