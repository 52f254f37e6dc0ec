import { defineText } from '@dropdeck/text';

/** Messages of the parts that load after a monitor’s page. */
export const t = defineText('design-system/features/monitor/later', {
  addDisabledInput: 'Add disabled input',
  addMany: 'Add many',
  addAgainQuestion: 'Add it again?',
  addAgain: 'Add again',
  andMore: 'and {count, number} more',
  notSavedYet: 'Not saved yet',
  pendingCount: 'Not saved yet ({count, number})',
  inProgress: 'In progress',
  adding: 'Adding…',
  asking: 'Waiting for your answer',
  notAdded: 'Not added. Try again, or remove it.',
  deletingInputs: 'Deleting inputs',
});
