import { defineText } from '@dropdeck/text';

/** The messages of an update (specification 8.4). */
export const t = defineText('domain/monitors/updates', {
  sending: 'Sending update to Discord...',
  sent: 'Update sent successfully!',
  failed: 'Failed to send update',
  hexColor: 'This is not a hex color such as #3BB2B7.',
  // The list of what Discord would refuse.
  isEmpty: 'An update needs a title or a field.',
  titleLong: 'The title has {count, number} of {limit, number} characters.',
  noName: 'Field {position, number} has no name.',
  noValue: 'Field {position, number} has no value.',
  nameLong: 'The name of field {position, number} has {count, number} of {limit, number} characters.',
  valueLong: 'The value of field {position, number} has {count, number} of {limit, number} characters.',
  manyFields: 'There are {count, number} of {limit, number} fields.',
  totalLong: 'All texts have {count, number} of {limit, number} characters.',
  noThumbnail: 'The thumbnail is no web address.',
  url: 'This does not look like a web address. It should begin with https://',
});
