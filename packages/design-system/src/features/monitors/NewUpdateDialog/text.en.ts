import { defineText } from '@dropdeck/text';

/** What the dialog of an update for customers says. */
export const t = defineText('design-system/features/monitors/NewUpdateDialog', {
  title: 'New Update',
  send: 'Send update',
  embedTitle: 'Title',
  thumbnailUrl: 'Thumbnail URL',
  optional: 'Optional.',
  embedColor: 'Embed Color',
  field: 'Field {position}',
  removeField: 'Remove field {position}',
  value: 'Value',
  // Whether Discord shows the field beside the one before it.
  inline: 'Inline',
  addField: 'Add field',
  sendTitle: 'Send this update to all customers?',
  sendHint: 'It cannot be taken back.',
  sendToAll: 'Send to all customers',
  refused: 'Discord would refuse this update',
  counters:
    '{characters, number} of {maxCharacters, number} characters, {fields, number} of {maxFields, number} fields',
  preview: 'Preview',
  livePreview: 'Live preview',
  // As Discord says it below a message.
  todayAt: 'Today at 14:02',
});
