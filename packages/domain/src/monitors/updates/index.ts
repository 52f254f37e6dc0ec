import * as form from './form';
import { updateDefaults } from './embed';

/** The dialog of a new update. */
export const dialog = {
  view: {
    isOpen: form.$form.map((values) => values !== null),
    values: form.$form.map((values) => values ?? updateDefaults),
    counters: form.$counters,
    hints: form.$hints,
    refusals: form.$refusals,
    isDirty: form.$isDirty,
    isSending: form.$isSending,
    error: form.$error,
  },
  events: {
    onChange: form.formChanged,
    onFieldAdd: form.fieldAdded,
    onFieldChange: form.fieldChanged,
    onFieldRemove: form.fieldRemoved,
    onSend: form.submitted,
    onClose: form.closed,
  },
} as const;

export { embedLimits } from './limits';
export { shown } from './form';
