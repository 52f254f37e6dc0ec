import { createEvent, createStore, sample, type Event, type Store } from 'effector';
import { withValues } from '../entries';
import type { EntityId } from '../http';
import type { PageScope } from './page';
import { leaveCancelled } from './unsaved';

/** What a page can be asked to do from outside of it. */
export type PageAct =
  | { readonly page: 'redirects'; readonly act: 'create' }
  | { readonly page: 'monitors'; readonly act: 'add-link'; readonly link?: string }
  | { readonly page: 'monitorDetail'; readonly act: 'add-input'; readonly link?: string }
  | { readonly page: 'webhooks'; readonly act: 'replace'; readonly webhook: string }
  | { readonly page: string; readonly act: 'export' };

type ActName = PageAct['act'];

/** A page and one of its acts: `redirects/create`. */
export type PageActKey = `${string}/${ActName}`;

const keyOf = ({ page, act }: Pick<PageAct, 'page' | 'act'>): PageActKey => `${page}/${act}`;

/** Asks a page for one of its acts: at once if it is ready for it, else once it is. */
export const pageActRequested = createEvent<PageAct>();
/** Asks Find and replace to replace a webhook. An address or a storage would keep the secret, so it is handed over in memory. */
export const replaceRequested = pageActRequested.prepend(
  (webhook: string) => ({ page: 'webhooks', act: 'replace', webhook }) as const,
);
/** Forgets an act that waits for its page. */
export const pageActDropped = createEvent();

const readyReported = createEvent<{ readonly key: PageActKey; readonly isReady: boolean }>();

/** The acts that an open page is ready for. */
export const $readyPageActs = createStore<ReadonlySet<PageActKey>>(new Set()).on(
  readyReported,
  (ready, { key, isReady }) => (ready.has(key) === isReady ? ready : withValues(ready, [key], isReady)),
);

export const $waitingPageAct = createStore<PageAct | null>(null)
  .on(pageActRequested, (_, act) => act)
  .on([pageActDropped, leaveCancelled], () => null);

/**
 * An act of a page that can be asked for from outside, such as from the palette.
 *
 * Use it where the other part may not import the page's own event, because that would load the page's code with it.
 * Within a page, call the event.
 *
 * @param options.$isReady whether the page is open and the person may do it now.
 * @returns fires when the page is to do it.
 */
export function createPageAct<Act extends ActName>(options: {
  readonly page: Extract<PageAct, { readonly act: Act }>['page'];
  readonly act: Act;
  readonly $isReady: Store<boolean>;
}): Event<Extract<PageAct, { readonly act: Act }>> {
  const { $isReady } = options;
  const key = keyOf(options);
  sample({ clock: $isReady, fn: (isReady) => ({ key, isReady }), target: readyReported });
  const taken = sample({
    clock: [$waitingPageAct, $isReady],
    source: { waiting: $waitingPageAct, isReady: $isReady },
    filter: ({ waiting, isReady }) => isReady && waiting !== null && keyOf(waiting) === key,
    fn: ({ waiting }) => waiting as Extract<PageAct, { readonly act: Act }>,
  });
  $waitingPageAct.on(taken, () => null);
  return taken;
}

/**
 * Saves the rows of a page as CSV: at a press, or when it is asked for from outside. The code is in the page's lazy chunk
 * (`createListExport`), for which `$isWaiting` waits.
 */
export function createExportAct({ name, $isOpen, started, closed }: PageScope) {
  /** With the ids of the rows; with `null` those that the list shows, in its order. */
  const exported = createEvent<readonly EntityId[] | null>();
  const asked = createPageAct({ page: name, act: 'export', $isReady: $isOpen });
  const $isWaiting = createStore(false)
    .on(asked, () => true)
    .on([exported, started, closed], () => false);
  return { exported, $isWaiting };
}
