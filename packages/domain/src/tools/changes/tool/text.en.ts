import { defineText } from '@dropdeck/text';

/** The file and the reverts of the log of changes. */
export const t = defineText('domain/tools/changes/tool', {
  // `zone` is a time zone.
  time: 'Time ({zone})',
  change: 'Change',
  what: 'What',
  field: 'Field',
  before: 'Before',
  after: 'After',
  reverted: 'Reverted',
  page: 'Page',
  unknown: 'Unknown',
  changeReverted: 'Change reverted',
  unreadable: 'It cannot be read.',
});
