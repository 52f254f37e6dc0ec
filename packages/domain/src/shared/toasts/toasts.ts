import { combine, createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';
import { $conflict } from '../guard/conflict';
import { $isUnauthorized } from '../http';

/** `info` reports a pending operation, the others its result. */
export type ToastKind = 'info' | 'success' | 'error';

export interface ToastAction {
  /** The payload of `toastActed`, by which the owner of the toast recognizes it. */
  readonly id: string;
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

/** `timerId` identifies the current timer; earlier ones are ignored. */
interface ToastState {
  readonly toast: Toast | null;
  readonly timerId: number;
  readonly isPaused: boolean;
}

const show = ({ timerId }: ToastState, next: Omit<Toast, 'id'>): ToastState => ({
  toast: { id: timerId + 1, ...next },
  timerId: timerId + 1,
  isPaused: false,
});

const $state = createStore<ToastState>({ toast: null, timerId: 0, isPaused: false })
  .on(toastShown, show)
  .on([toastDismissed, toastActed], ({ timerId }) => ({ toast: null, timerId: timerId + 1, isPaused: false }))
  .on(toastPaused, (state) =>
    state.isPaused ? state : { ...state, timerId: state.timerId + 1, isPaused: true },
  )
  .on(toastResumed, (state) =>
    state.isPaused ? { ...state, timerId: state.timerId + 1, isPaused: false } : state,
  )
  .on(expired, (state, toast) =>
    toast.kind === 'info'
      ? show(state, { kind: 'error', text: TIMED_OUT_TEXT })
      : { ...state, toast: null, timerId: state.timerId + 1 },
  );

/** The action of an error that only a new sign-in solves. */
export const signInAction: ToastAction = { id: 'sign-in', label: 'Sign in' };

/** The current toast. After a 401, an error offers to sign in. */
export const $toast = combine($state, $isUnauthorized, ({ toast }, isUnauthorized): Toast | null =>
  toast?.kind === 'error' && toast.action === undefined && isUnauthorized
    ? { ...toast, action: signInAction }
    : toast,
);

// A save that waits for a conflict is not pending, and its toast would time out.
sample({ clock: $conflict, filter: Boolean, fn: () => undefined, target: toastDismissed });

const clockStarted = sample({
  clock: $state,
  filter: ({ toast, isPaused }) => toast !== null && !isPaused,
});

const clockEnded = delay({
  source: clockStarted,
  timeout: ({ toast }) => (toast?.kind === 'info' ? INFO_TOAST_MS : TOAST_MS),
});

sample({
  clock: clockEnded,
  source: $state,
  filter: (current, started) => current.timerId === started.timerId && current.toast !== null,
  fn: (current) => current.toast as Toast,
  target: expired,
});
