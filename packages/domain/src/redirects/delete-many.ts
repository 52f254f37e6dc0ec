import { createEvent, createStore, sample } from 'effector';
import type { EntityId } from '../shared/http';
import { toastShown } from '../shared/toasts';
import type { Redirect } from './contract';
import { deleteRequested } from './delete';
import { $redirects, $waiting, changes, type RedirectChange } from './list';
import { messages } from './messages';

/** Deletes several redirects after a confirmation; a single one is deleted without. */
export const deleteManyRequested = createEvent<readonly EntityId[]>();
export const deleteManyConfirmed = createEvent();
export const deleteManyCancelled = createEvent();
export const deleteReportClosed = createEvent();

interface Batch {
  readonly items: readonly Redirect[];
  readonly answered: number;
  readonly failed: readonly Redirect[];
}

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

/** Another batch cannot start while one is running. */
export const $isDeletingMany = $batch.map((batch) => batch !== null);

const requested = createEvent<readonly EntityId[]>();

/** The ids to confirm; `null` while the dialog is closed. */
export const $deleteQuestion = createStore<{ readonly ids: readonly EntityId[] } | null>(null)
  .on(requested, (_, ids) => ({ ids }))
  .on([deleteManyConfirmed, deleteManyCancelled], () => null);

/** The last batch if some of its deletes failed, else `null`. */
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

// Not read from `$deleteQuestion`, because the confirmation resets that store.
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

// Hide all redirects of the batch at once. A failed one reappears.
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
