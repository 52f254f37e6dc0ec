import { createEvent, sample } from 'effector';
import { toastShown } from './toasts';

/** Something was copied; its toast: “Link copied”. */
export const copied = createEvent<string>();
/** The browser refused to copy, or values are hidden; shell/preferences/modes says which. */
export const copyFailed = createEvent();

sample({ clock: copied, fn: (text) => ({ kind: 'success' as const, text }), target: toastShown });
