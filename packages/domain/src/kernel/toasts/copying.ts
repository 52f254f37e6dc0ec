import { currentLocale } from '@dropdeck/text';
import { createEvent, sample } from 'effector';
import { t } from './text.en';
import { toastShown } from './toasts';

/** Something was copied; its toast: “Link copied”. */
export const copied = createEvent<string>();
/** The browser refused to copy, or values are hidden. */
export const copyFailed = createEvent();

sample({ clock: copied, fn: (text) => ({ kind: 'success' as const, text }), target: toastShown });
sample({
  clock: copyFailed,
  // While values are hidden, the reason is another one (shell/preferences/modes).
  filter: () => !currentLocale().areValuesHidden,
  fn: () => ({ kind: 'error' as const, text: t('copyFailed') }),
  target: toastShown,
});
