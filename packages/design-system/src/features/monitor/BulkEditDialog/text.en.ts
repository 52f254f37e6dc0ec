import { defineText } from '@dropdeck/text';

/** What the dialog that gives inputs one value says. */
export const t = defineText('design-system/features/monitor/BulkEditDialog', {
  setRegion: 'Set region',
  setSizeRange: 'Set size range',
  setNote: 'Set note',
  setSpecialWebhook: 'Set special webhook',
  setPriceLimit: 'Set price limit',
  setPrivate: 'Set private',
  description: 'Saved with your other changes in a moment.',
  changeInputs: 'Change {count, plural, one {# input} other {# inputs}}',
  region: 'Region',
  sizeRange: 'Size Range',
  note: 'Note',
  noteText: 'Leave empty to remove the note.',
  specialWebhook: 'Special Webhook',
  specialWebhookText: 'Leave empty to remove it: alerts then go to the region’s webhook.',
  priceLimit: 'Price Limit',
  priceLimitText: 'Leave empty to remove the limit.',
  privateInput: 'Private Input',
});
