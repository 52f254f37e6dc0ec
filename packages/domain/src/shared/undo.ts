import { createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';
import { toastActed, toastShown, type ToastKind } from '../toasts';

/** Milliseconds that a delete can be undone. */
export const UNDO_MS = 8_000;

/** An offer to undo a delete. */
export interface UndoOffer<Item> {
  /** Makes each offer unique. */
  readonly run: number;
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

  const $state = createStore<{ readonly run: number; readonly offer: UndoOffer<Item> | null }>({
    run: 0,
    offer: null,
  });
  const $undo = $state.map(({ offer }) => offer);
  const actionOf = (run: number): string => `undo:${name}:${run}`;

  const accepted = sample({
    clock: undoRequested,
    source: $undo,
    filter: Boolean,
    fn: (offer) => offer as UndoOffer<Item>,
  });

  $state
    .on(offered, ({ run }, { label, item }) => ({ run: run + 1, offer: { run: run + 1, label, item } }))
    .on([accepted, expired], ({ run }) => ({ run, offer: null }));

  sample({
    clock: offered,
    source: $state,
    fn: ({ run }, { toast }) => ({ ...toast, action: { id: actionOf(run), label: 'Undo' } }),
    target: toastShown,
  });
  sample({
    clock: toastActed,
    source: $undo,
    filter: (offer, id) => offer !== null && actionOf(offer.run) === id,
    fn: () => undefined,
    target: undoRequested,
  });

  sample({
    clock: delay({ source: sample({ clock: offered, source: $state }), timeout: UNDO_MS }),
    source: $state,
    filter: (now, then) => now.offer !== null && now.run === then.run,
    fn: () => undefined,
    target: expired,
  });

  const undone = sample({ clock: accepted, fn: ({ label, item }) => ({ label, item }) });

  return { $undo, offered, undoRequested, undone };
}
