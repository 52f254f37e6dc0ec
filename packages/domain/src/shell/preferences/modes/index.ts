import { createEvent, sample } from 'effector';
import { $locale } from '../../../kernel/format';
import { saveFileFx } from '../../../kernel/ports';
import { copyFailed, toastShown } from '../../../kernel/toasts';
import { $preferences, applyLocaleFx, preferencesChanged } from '../preferences';
import { t } from './text.en';

/** Whether values are hidden; a preference alone does not say that what hides them has loaded. */
export const $areValuesHidden = $locale.map(({ areValuesHidden = false }) => areValuesHidden);

/** Values are to be shown again. */
export const valuesShown = preferencesChanged.prepend(() => ({ values: 'shown' as const }));

/** What says what is switched off has loaded, after the first page. */
export const modesStarted = createEvent();

// What could not be loaded for the first page may load now.
sample({ clock: modesStarted, source: $preferences, target: applyLocaleFx });
sample({
  clock: applyLocaleFx.fail,
  fn: () => ({ kind: 'error' as const, text: t('notLoaded') }),
  target: toastShown,
});

// A file is refused as a copy is; otherwise it is the browser that refuses.
sample({
  clock: [copyFailed, sample({ clock: saveFileFx.fail, filter: $areValuesHidden })],
  source: $areValuesHidden,
  fn: (areValuesHidden) => ({
    kind: 'error' as const,
    text: t(areValuesHidden ? 'valuesHidden' : 'copyFailed'),
  }),
  target: toastShown,
});
