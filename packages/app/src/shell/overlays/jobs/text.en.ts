import { defineText } from '@dropdeck/text';

/** What a long job says while the tab is hidden, in its title and by a notification. */
export const t = defineText('app/shell/overlays/jobs', {
  // A button below the progress of a job: the browser then asks whether to allow notifications.
  tellMe: 'Notify me when it is done',
  jobDone: 'Done: {done, number} of {total, number}',
  jobFailed: 'Done: {done, number} of {total, number}, {failed, number} failed',
});
