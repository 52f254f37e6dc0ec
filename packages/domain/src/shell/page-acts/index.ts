import { createEvent, sample } from 'effector';
import { $location, located } from '../../kernel/page/location';
import { $waitingPageAct, pageActDropped, pageActRequested, type PageAct } from '../../kernel/page/page-acts';
import { navigate } from '../../kernel/ports';
import { matchPage, pages, type PageName } from '../pages';

/** This module is there: an act may have been asked for before. */
export const started = createEvent();

const isElsewhere = (waiting: PageAct | null, path: string): waiting is PageAct =>
  waiting !== null && matchPage(path)?.name !== waiting.page;

// Which monitor is opened is up to what asks for it.
sample({
  clock: [started, pageActRequested],
  source: { waiting: $waitingPageAct, place: $location },
  filter: ({ waiting, place }) => isElsewhere(waiting, place.path) && waiting.page !== 'monitorDetail',
  fn: ({ waiting }) => ({ to: pages[waiting?.page as PageName].path }),
  target: navigate,
});
// An act waits for its page, and for no other one.
sample({
  clock: located,
  source: $waitingPageAct,
  filter: (waiting, { path }) => isElsewhere(waiting, path),
  target: pageActDropped,
});
