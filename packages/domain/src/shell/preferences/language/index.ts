import { createEvent, sample } from 'effector';
import { portFx, toPort } from '../../../kernel/ports';
import { toastShown } from '../../../kernel/toasts';
import { $preferences } from '..';
import { t } from './text.en';

/** The first page is there: a language that could not be loaded for it may load now. */
export const languageRetried = createEvent();

sample({ clock: languageRetried, source: $preferences, target: toPort('applyLocale') });
sample({
  clock: portFx.fail,
  filter: ({ params }) => params.port === 'applyLocale',
  fn: () => ({ kind: 'error' as const, text: t('notLoaded') }),
  target: toastShown,
});
