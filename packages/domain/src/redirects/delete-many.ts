import { createEvent, createStore, sample } from 'effector';
import type { EntityId } from '../shared/http';
import { toastShown } from '../toasts';
import type { Redirect } from './contract';
import { deleteRequested } from './delete';
import { $redirects, $waiting, changes, type RedirectChange } from './list';
import { messages } from './messages';

/** Many redirects are to be deleted together; that is asked first. A single one needs no question. */
export const deleteManyRequested = createEvent<readonly EntityId[]>();
export const deleteManyConfirmed = createEvent();
export const deleteManyCancelled = createEvent();
export const deleteReportClosed = createEvent();

/** A deletion of many under way: one by one, in order. */
interface Batch {
  readonly items: readonly Redirect[];
  /** How many have been answered. */
  readonly answered: number;
  readonly failed: readonly Redirect[];
}

/** What a deletion of many could not delete, out of how many. */
export interface DeleteReport {
  readonly total: number;
  readonly failed: readonly Redirect[];
}

const started = createEvent<readonly Redirect[]>();
const advanced = createEvent<Batch>();
const finished = createEvent<Batch>();

const $batch = createStore<Batch | null>(null)
  .on(started, (_, items) => ({ items, answered: 0, failed: [] }))
  .on(advanced, (_, batch) => batch)
  .on(finished, () => null);

/** Whether a deletion of many is under way; another one has to wait. */
export const $isDeletingMany = $batch.map((batch) => batch !== null);

const requested = createEvent<readonly EntityId[]>();

/** The question whether so many redirects are to be deleted; `null` while it is not asked. */
export const $deleteQuestion = createStore<{ readonly ids: readonly EntityId[] } | null>(null)
  .on(requested, (_, ids) => ({ ids }))
  .on([deleteManyConfirmed, deleteManyCancelled], () => null);

/** What the last deletion of many could not delete; `null` where all went well. */
export const $deleteReport = createStore<DeleteReport | null>(null)
  .on(finished, (_, { items, failed }) => (failed.length === 0 ? null : { total: items.length, failed }))
  .on([started, deleteReportClosed], () => null);

sample({
  clock: deleteManyRequested,
  filter: (ids) => ids.length === 1,
  fn: ([id]) => id as EntityId,
  target: deleteRequested,
});
sample({
  clock: deleteManyRequested,
  source: $isDeletingMany,
  filter: (isDeleting, ids) => !isDeleting && ids.length > 1,
  fn: (_, ids) => ids,
  target: requested,
});

// Kept apart from the question, which the confirmation itself takes away.
const $requested = createStore<readonly EntityId[]>([]).on(requested, (_, ids) => ids);
const confirmed = sample({
  clock: deleteManyConfirmed,
  source: { ids: $requested, redirects: $redirects, isDeleting: $isDeletingMany },
  fn: ({ ids, redirects, isDeleting }) => {
    const wanted = new Set(ids);
    return isDeleting ? [] : redirects.filter(({ id }) => wanted.has(id));
  },
});
sample({ clock: confirmed, filter: ({ length }) => length > 0, target: started });

const answered = sample({
  clock: changes.settled,
  source: $batch,
  filter: (batch, { op }) => batch !== null && op.kind === 'delete' && op.isOneOfMany,
  fn: (batch, { op, failure }): Batch => {
    const { items, answered, failed } = batch ?? { items: [], answered: 0, failed: [] };
    return { items, answered: answered + 1, failed: failure === null ? failed : [...failed, op.item] };
  },
});
sample({ clock: answered, filter: ({ items, answered }) => answered < items.length, target: advanced });
sample({ clock: answered, filter: ({ items, answered }) => answered >= items.length, target: finished });

// All of them are gone from the list at once; those that fail are back as soon as it is known.
$waiting
  .on(started, (_, items) => new Set(items.map(({ id }) => id)))
  .on(answered, (_, { items, answered }) => new Set(items.slice(answered).map(({ id }) => id)));

sample({
  clock: [
    sample({ clock: started, fn: ([first]) => first }),
    sample({ clock: advanced, fn: ({ items, answered }) => items[answered] }),
  ],
  filter: (item) => item !== undefined,
  fn: (item): RedirectChange => ({ kind: 'delete', item: item as Redirect, isOneOfMany: true }),
  target: changes.requested,
});

sample({
  clock: finished,
  fn: ({ items, failed }) =>
    failed.length === 0
      ? { kind: 'success' as const, text: messages.manyDeleted(items.length) }
      : { kind: 'error' as const, text: messages.manyFailed(failed.length, items.length) },
  target: toastShown,
});
