import { combine, createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';
import { $conflict } from '../shared/guard/conflict';
import { $isUnauthorized } from '../shared/http';

/** `info` reports a pending operation, the others its result. */
export type ToastKind = 'info' | 'success' | 'error';

export interface ToastAction {
  /** The payload of `toastActed`, by which the owner of the toast recognizes it. */
  readonly id: string;
  /** A verb. */
  readonly label: string;
}

/** The single toast of the layout (specification 9: one at a time). */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** A second line: the subject of the message. */
  readonly detail?: string;
  readonly action?: ToastAction;
}

/** Milliseconds that a toast is shown (specification 9). */
export const TOAST_MS = 3_000;
/** Milliseconds until a pending operation counts as timed out (specification 4.3). */
export const INFO_TOAST_MS = 8_000;
export const TIMED_OUT_TEXT = 'Operation timed out. Please try again.';

/** Shows a toast and replaces the current one. */
export const toastShown = createEvent<Omit<Toast, 'id'>>();
export const toastDismissed = createEvent();
/** The person chose a toast's action, which closes the toast. */
export const toastActed = createEvent<string>();
/** The pointer or the focus entered the toast, which stops its timer. */
export const toastPaused = createEvent();
/** The pointer and the focus left the toast, which restarts its timer. */
export const toastResumed = createEvent();

const expired = createEvent<Toast>();

/** `run` identifies the current timer; earlier ones are ignored. */
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

/** The action of an error that only a new sign-in solves. */
export const signInAction: ToastAction = { id: 'sign-in', label: 'Sign in' };

/** The current toast. After a 401, an error offers to sign in. */
export const $toast = combine($showing, $isUnauthorized, ({ toast }, isUnauthorized): Toast | null =>
  toast?.kind === 'error' && toast.action === undefined && isUnauthorized
    ? { ...toast, action: signInAction }
    : toast,
);

// A save that waits for a conflict is not pending, and its toast would time out.
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
