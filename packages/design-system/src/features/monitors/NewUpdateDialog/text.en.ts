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
  moveUp: 'Move field {position} up',
  moveDown: 'Move field {position} down',
  removeField: 'Remove field {position}',
  value: 'Value',
  // Whether Discord shows the field beside the one before it.
  inline: 'Inline',
  addField: 'Add field',
  insertInto: 'Insert into field {position}',
  insert: 'Insert',
  kind: 'What to insert',
  time: 'Time',
  mention: 'Mention',
  emoji: 'Emoji',
  searchEmoji: 'Search emoji by name',
  noEmoji: 'No emoji has this name',
  day: 'Day',
  // A time of day: “18:00”.
  clock: 'Time of day',
  clockText: 'By your clock. Everybody sees it by theirs.',
  clockWrong: 'A time of day is written like 18:00.',
  // How Discord writes a moment; the options are examples.
  timeStyle: 'Shown as',
  mentioned: 'Who or what',
  member: 'Member',
  role: 'Role',
  channel: 'Channel',
  id: 'ID',
  idText: 'In Discord: right-click, then Copy ID, with the developer mode switched on.',
  idWrong: 'An ID has digits alone.',
  templates: 'Templates',
  keepTemplate: 'Keep as a template',
  keepTemplateText: 'In this browser, by its title',
  takeTemplate: 'Fill in',
  removeTemplate: 'Remove',
  refused: 'Discord would refuse this update',
  json: 'Discord’s JSON',
  jsonLabel: 'JSON of the message',
  jsonText: 'Copy it to another tool, or paste a message or an embed here.',
  copyJson: 'Copy JSON',
  // Parts of the pasted message that an update cannot have: “content and description”.
  leftOut: 'An update cannot have: {parts}',
  counters:
    '{characters, number} of {maxCharacters, number} characters, {fields, number} of {maxFields, number} fields',
  preview: 'Preview',
  livePreview: 'Live preview',
  // As Discord says it below a message.
  todayAt: 'Today at 14:02',
});
