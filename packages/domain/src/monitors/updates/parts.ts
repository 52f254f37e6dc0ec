import { updateDefaults } from './embed';
import * as form from './form';
import * as templates from './templates';

/** The dialog of a new update. */
export const dialog = {
  view: {
    isOpen: form.$form.map((values) => values !== null),
    values: form.$form.map((values) => values ?? updateDefaults),
    counters: form.$counters,
    hints: form.$hints,
    refusals: form.$refusals,
    json: form.$json,
    templates: templates.$templates,
    isDirty: form.$isDirty,
    isSending: form.$isSending,
    error: form.$error,
  },
  events: {
    onChange: form.formChanged,
    onFieldAdd: form.fieldAdded,
    onFieldChange: form.fieldChanged,
    onFieldRemove: form.fieldRemoved,
    onFieldMove: form.fieldMoved,
    onJsonChange: form.jsonTyped,
    onTemplateKeep: templates.templateKept,
    onTemplateTake: templates.templateTaken,
    onTemplateRemove: templates.templateRemoved,
    onSend: form.submitted,
    onClose: form.closed,
  },
} as const;
