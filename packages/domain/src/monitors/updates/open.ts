import { createEvent, createStore } from 'effector';

/** Opens the dialog, whose code is in a lazy chunk; only for developers (specification 6.2). */
export const opened = createEvent();
/** The dialog is there, with its code. */
export const shown = createEvent();

/** It was asked for, and its code may still be loading. */
export const $isAsked = createStore(false).on(opened, () => true);

/** Whether the dialog's code is needed. */
export const $isNeeded = createStore(false).on([opened, shown], () => true);
