import { createEvent, sample } from 'effector';
import { toastShown } from '../../../kernel/toasts';
import { $preferences, applyLocaleFx } from '../preferences';
import { t } from './text.en';

/** The first page is there: a language that could not be loaded for it may load now. */
export const languageRetried = createEvent();

sample({ clock: languageRetried, source: $preferences, target: applyLocaleFx });
sample({
  clock: applyLocaleFx.fail,
  fn: () => ({ kind: 'error' as const, text: t('notLoaded') }),
  target: toastShown,
});
