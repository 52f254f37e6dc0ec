import { createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';
import { toastActed, toastShown, type ToastKind } from './toasts';

/** Milliseconds that a delete can be undone. */
export const UNDO_MS = 8_000;

export interface UndoOffer<Item> {
  readonly offerId: number;
  readonly label: string;
  readonly item: Item;
}

interface Offered<Item> {
  readonly label: string;
  readonly item: Item;
  readonly toast: { readonly kind: ToastKind; readonly text: string; readonly detail?: string };
}

/**
 * Offers to undo the last delete for `UNDO_MS`, in the toast about it and as `$undo`.
 *
 * @param name identifies the kind of item in the toast's action id.
 */
export function createUndo<Item>(name: string) {
  const offered = createEvent<Offered<Item>>();
  const undoRequested = createEvent();
  const expired = createEvent();

  const $state = createStore<{ readonly offerId: number; readonly offer: UndoOffer<Item> | null }>({
    offerId: 0,
    offer: null,
  });
  const $undo = $state.map(({ offer }) => offer);
  const actionOf = (offerId: number): string => `undo:${name}:${offerId}`;

  const accepted = sample({
    clock: undoRequested,
    source: $undo,
    filter: Boolean,
    fn: (offer) => offer as UndoOffer<Item>,
  });

  $state
    .on(offered, ({ offerId }, { label, item }) => ({
      offerId: offerId + 1,
      offer: { offerId: offerId + 1, label, item },
    }))
    .on([accepted, expired], ({ offerId }) => ({ offerId, offer: null }));

  sample({
    clock: offered,
    source: $state,
    fn: ({ offerId }, { toast }) => ({ ...toast, action: { id: actionOf(offerId), label: 'Undo' } }),
    target: toastShown,
  });
  sample({
    clock: toastActed,
    source: $undo,
    filter: (offer, id) => offer !== null && actionOf(offer.offerId) === id,
    fn: () => undefined,
    target: undoRequested,
  });

  sample({
    clock: delay({ source: sample({ clock: offered, source: $state }), timeout: UNDO_MS }),
    source: $state,
    filter: (current, scheduled) => current.offer !== null && current.offerId === scheduled.offerId,
    fn: () => undefined,
    target: expired,
  });

  const undone = sample({ clock: accepted, fn: ({ label, item }) => ({ label, item }) });

  return { $undo, offered, undoRequested, undone };
}
