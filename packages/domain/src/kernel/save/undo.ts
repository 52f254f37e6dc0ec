import { combine, createEvent, createStore, sample } from 'effector';
import { createTimer } from '../page/timer';
import { $toast, toastActed, toastDismissed, toastShown, type ToastKind } from '../toasts';
import { t } from './text.en';

/** Milliseconds that a delete can be undone. */
export const UNDO_MS = 8_000;

export interface UndoOffer<Item> {
  readonly offerId: number;
  readonly label: string;
  readonly item: Item;
  /** Its time has passed; the message about it may still be held. */
  readonly isDue?: boolean;
}

/**
 * Offers to undo the last delete or change for `UNDO_MS`, and while the toast about it is held, in that toast and as `$undo`.
 *
 * @param name identifies the kind of item in the toast's action id.
 */
export function createUndo<Item>(name: string) {
  const offered = createEvent<{
    readonly label: string;
    readonly item: Item;
    readonly toast: { readonly kind: ToastKind; readonly text: string; readonly detail?: string };
  }>();
  const undoRequested = createEvent();
  /** What could be undone is not there any more. */
  const ended = createEvent();
  const timer = createTimer({ timeoutMs: UNDO_MS });

  const $lastId = createStore(0).on(offered, (offerId) => offerId + 1);
  const $undo = createStore<UndoOffer<Item> | null>(null);
  const actionOf = (offerId: number): string => `undo:${name}:${offerId}`;

  const undone = sample({
    clock: [undoRequested, toastActed],
    source: $undo,
    fn: (offer, id: string | void) => ({ offer, id }),
  }).filterMap(({ offer, id }) => {
    if (offer === null || (id !== undefined && id !== actionOf(offer.offerId))) return undefined;
    return { label: offer.label, item: offer.item };
  });
  const opened = sample({ clock: offered, source: $lastId, fn: (offerId, offer) => ({ offerId, ...offer }) });
  const $place = combine($toast, $undo, (toast, offer) => ({
    isInToast: offer !== null && toast?.action?.id === actionOf(offer.offerId),
    isDue: offer?.isDue === true,
  }));
  const withdrawn = sample({ clock: ended, source: $place });
  sample({ clock: withdrawn, filter: ({ isInToast }) => isInToast, target: toastDismissed });
  const spent = sample({ clock: $place, filter: ({ isInToast, isDue }) => isDue && !isInToast });
  $undo
    .on(opened, (_, { toast: _toast, ...offer }) => offer)
    .on(timer.fired, (offer) => offer && { ...offer, isDue: true })
    .on([undone, spent, withdrawn], () => null);
  sample({ clock: opened, target: timer.started });

  sample({
    clock: opened,
    fn: ({ offerId, toast }) => ({ ...toast, action: { id: actionOf(offerId), label: t('undo') } }),
    target: toastShown,
  });

  return { $undo, offered, undoRequested, undone, ended };
}
