import { combine, sample } from 'effector';
import { jobRunningChanged } from '../list';
import { $webhookHint, change } from './change';
import { box } from './import';

sample({
  clock: combine(change.$isRunning, box.$isRunning, (isChanging, isImporting) => isChanging || isImporting),
  target: jobRunningChanged,
});

export { editorsLoaded } from '../../../kernel/save/kept';

/** The dialog that imports redirects. */
export const redirectImport = { view: box.view, events: box.events } as const;

/** The dialog that changes the selected redirects. */
export const redirectChange = {
  view: { ...change.view, webhookHint: $webhookHint },
  events: change.events,
} as const;
