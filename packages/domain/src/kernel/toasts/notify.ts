import { sample, type Unit } from 'effector';
import { toastShown, type ToastKind } from './index';

/** When a toast is shown, and what it says; `null` shows none. */
type Message<Payload> = readonly [clock: Unit<Payload>, text: (payload: Payload) => string | null];

const show = <Payload>(kind: ToastKind, message: Message<Payload> | undefined): void => {
  if (message === undefined) return;
  const [clock, text] = message;
  sample({
    clock,
    filter: (payload) => text(payload) !== null,
    fn: (payload) => ({ kind, text: text(payload) ?? '' }),
    target: toastShown,
  });
};

/**
 * Shows toasts about one operation: while it is pending, when it has succeeded and when it has failed.
 *
 * Use it for every toast of text. A delete or change with Undo shows its toast through `createUndo`, and a
 * failure with its own place on the page (a field, a dialog) needs none.
 */
export function notify<Pending, Done, Failed>(toasts: {
  readonly pending?: Message<Pending>;
  readonly done?: Message<Done>;
  readonly failed?: Message<Failed>;
}): void {
  show('info', toasts.pending);
  show('success', toasts.done);
  show('error', toasts.failed);
}
