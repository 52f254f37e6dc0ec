import { combine, createEvent, createStore } from 'effector';
import { $restoring } from '../../kernel/save/drafts';

/** Opens the dialog, whose code is in a lazy chunk; only for developers (specification 6.2). */
export const opened = createEvent();
/** The dialog is there, with its code. */
export const shown = createEvent();

/** It was asked for, and its code may still be loading. */
export const $isAsked = createStore(false).on(opened, () => true);

const $wasNeeded = createStore(false).on([opened, shown], () => true);
/** Whether the dialog's code is needed: it was asked for, or its draft is to be restored. */
export const $isNeeded = combine(
  $wasNeeded,
  $restoring,
  (wasNeeded, draft) => wasNeeded || draft?.kind === 'update',
);
