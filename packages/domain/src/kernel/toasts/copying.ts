import { createEvent, sample } from 'effector';
import { t } from './text.en';
import { toastShown } from './toasts';

/** Something was copied; its toast: “Link copied”. */
export const copied = createEvent<string>();
/** The browser refused to copy. */
export const copyFailed = createEvent();

sample({ clock: copied, fn: (text) => ({ kind: 'success' as const, text }), target: toastShown });
sample({
  clock: copyFailed,
  fn: () => ({ kind: 'error' as const, text: t('copyFailed') }),
  target: toastShown,
});
