import { sample } from 'effector';
import { $locale } from '../../../kernel/format';
import { saveFileFx } from '../../../kernel/ports';
import { copyFailed } from '../../../kernel/toasts';
import { preferencesChanged } from '../preferences';

/** Whether values are hidden; a preference alone does not say that what hides them has loaded. */
export const $areValuesHidden = $locale.map(({ areValuesHidden = false }) => areValuesHidden);

/** Values are to be shown again. */
export const valuesShown = preferencesChanged.prepend(() => ({ values: 'shown' as const }));

// A file is refused as a copy is.
sample({ clock: saveFileFx.fail, filter: $areValuesHidden, fn: () => undefined, target: copyFailed });
