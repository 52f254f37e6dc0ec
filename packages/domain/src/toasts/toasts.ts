import { combine, createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';
import { $conflict } from '../shared/guard/conflict';
import { $isUnauthorized } from '../shared/http';

/** `info` says that something is under way; the others say how it ended. */
export type ToastKind = 'info' | 'success' | 'error';

/** What can be done about what a toast says. */
export interface ToastAction {
  /** Comes back with `toastActed`: whoever showed the toast knows it by that. */
  readonly id: string;
  /** A verb. */
  readonly label: string;
}

/** The one toast of the layout (spec section 9: one at a time). */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** One line below the text: what the message is about. */
  readonly detail?: string;
  readonly action?: ToastAction;
}

/** Milliseconds that a toast stays (spec section 9). */
export const TOAST_MS = 3_000;
/** Milliseconds after which something under way counts as timed out (spec section 4). */
export const INFO_TOAST_MS = 8_000;
export const TIMED_OUT_TEXT = 'Operation timed out. Please try again.';

/** Shows a toast in place of the one before. */
export const toastShown = createEvent<Omit<Toast, 'id'>>();
export const toastDismissed = createEvent();
/** A toast's action was chosen, by its id; the toast has done its work and goes. */
export const toastActed = createEvent<string>();
/** The pointer or the focus is on the toast: it waits. */
export const toastPaused = createEvent();
/** Neither pointer nor focus is on the toast any more: its time starts anew. */
export const toastResumed = createEvent();

const expired = createEvent<Toast>();

/** What is shown, and which run of its clock counts: holding makes the earlier runs void. */
interface Showing {
  readonly toast: Toast | null;
  readonly run: number;
  readonly isFrozen: boolean;
}

const show = ({ run }: Showing, next: Omit<Toast, 'id'>): Showing => ({
  toast: { id: run + 1, ...next },
  run: run + 1,
  isFrozen: false,
});

const $showing = createStore<Showing>({ toast: null, run: 0, isFrozen: false })
  .on(toastShown, show)
  .on([toastDismissed, toastActed], ({ run }) => ({ toast: null, run: run + 1, isFrozen: false }))
  .on(toastPaused, (showing) =>
    showing.isFrozen ? showing : { ...showing, run: showing.run + 1, isFrozen: true },
  )
  .on(toastResumed, (showing) =>
    showing.isFrozen ? { ...showing, run: showing.run + 1, isFrozen: false } : showing,
  )
  .on(expired, (showing, toast) =>
    toast.kind === 'info'
      ? show(showing, { kind: 'error', text: TIMED_OUT_TEXT })
      : { ...showing, toast: null, run: showing.run + 1 },
  );

/** The action of an error that only a new sign-in helps. */
export const signInAction: ToastAction = { id: 'sign-in', label: 'Sign in' };

/** The toast that is shown. An error after which the person must sign in again offers just that. */
export const $toast = combine($showing, $isUnauthorized, ({ toast }, isUnauthorized): Toast | null =>
  toast?.kind === 'error' && toast.action === undefined && isUnauthorized
    ? { ...toast, action: signInAction }
    : toast,
);

// A save that asks first is not under way: its message would time out under the question.
sample({ clock: $conflict, filter: Boolean, fn: () => undefined, target: toastDismissed });

const clockStarted = sample({
  clock: $showing,
  filter: ({ toast, isFrozen }) => toast !== null && !isFrozen,
});

const clockEnded = delay({
  source: clockStarted,
  timeout: ({ toast }) => (toast?.kind === 'info' ? INFO_TOAST_MS : TOAST_MS),
});

sample({
  clock: clockEnded,
  source: $showing,
  filter: (now, then) => now.run === then.run && now.toast !== null,
  fn: (now) => now.toast as Toast,
  target: expired,
});
