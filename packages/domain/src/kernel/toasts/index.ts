import { combine, createEvent, createStore, sample } from 'effector';
import { $conflict } from '../save/conflict';
import { $isUnauthorized } from '../http';
import { storageAnswered } from '../ports';
import { withDelay } from '../ports/ask';
import { t } from './text.en';

/** `info` reports a pending operation, the others its result. */
export type ToastKind = 'info' | 'success' | 'error';

/** The single toast of the layout (specification 9: one at a time). */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** A second line: the subject of the message. */
  readonly detail?: string;
  /** The id is the payload of `toastActed`, by which the owner of the toast recognizes it. */
  readonly action?: { readonly id: string; readonly label: string };
}

/** Milliseconds that a toast is shown (specification 9). */
export const TOAST_MS = 3_000;
/** Milliseconds until a pending operation counts as timed out (specification 4.3). */
export const INFO_TOAST_MS = 8_000;

/** Shows a toast and replaces the current one. */
export const toastShown = createEvent<Omit<Toast, 'id'>>();
export const toastDismissed = createEvent();
/** The person chose a toast's action, which closes the toast. */
export const toastActed = createEvent<string>();
/** The pointer or the focus entered the toast, which stops its timer. */
export const toastPaused = createEvent();
/** The pointer and the focus left the toast, which restarts its timer. */
export const toastResumed = createEvent();

interface ToastState {
  readonly lastId: number;
  readonly toast: Toast | null;
  readonly isPaused: boolean;
}

const show = ({ lastId }: ToastState, next: Omit<Toast, 'id'>): ToastState => ({
  lastId: lastId + 1,
  toast: { id: lastId + 1, ...next },
  isPaused: false,
});
const hide = ({ lastId }: ToastState): ToastState => ({ lastId, toast: null, isPaused: false });

const $state = createStore<ToastState>({ lastId: 0, toast: null, isPaused: false })
  .on(toastShown, show)
  .on([toastDismissed, toastActed], hide)
  .on(toastPaused, (state) => (state.isPaused ? state : { ...state, isPaused: true }))
  .on(toastResumed, (state) => (state.isPaused ? { ...state, isPaused: false } : state));
// Each change of the state starts the time over.
$state.on(
  withDelay(
    sample({ clock: $state, filter: ({ toast, isPaused }) => toast !== null && !isPaused }),
    ({ toast }) => (toast?.kind === 'info' ? INFO_TOAST_MS : TOAST_MS),
  ),
  (state, { value }) => {
    if (state !== value) return state;
    return state.toast?.kind === 'info' ? show(state, { kind: 'error', text: t('timedOut') }) : hide(state);
  },
);

/** The id of the action of an error that only a new sign-in solves. */
export const SIGN_IN = 'sign-in';

/** The current toast. After a 401, an error offers to sign in. */
export const $toast = combine($state, $isUnauthorized, ({ toast }, isUnauthorized): Toast | null =>
  toast?.kind === 'error' && toast.action === undefined && isUnauthorized
    ? { ...toast, action: { id: SIGN_IN, label: t('signIn') } }
    : toast,
);

// A save that waits for a conflict is not pending, and its toast would time out.
sample({ clock: $conflict, filter: Boolean, target: toastDismissed });

// Said once: where one entry does not fit, the next ones do not either.
const $isSaid = createStore(false).on(storageAnswered, (isSaid, { answer: isKept }) => isSaid || !isKept);
/** Something was copied; its toast: “Link copied”. */
export const copied = createEvent<string>();
/** The browser refused to copy. */
export const copyFailed = createEvent();

sample({ clock: copied, fn: (text) => ({ kind: 'success' as const, text }), target: toastShown });
sample({
  clock: [$isSaid.updates.map(() => 'notKept' as const), copyFailed.map(() => 'copyFailed' as const)],
  fn: (key) => ({ kind: 'error' as const, text: t(key) }),
  target: toastShown,
});
