import { defineText } from '@dropdeck/text';

/** What the fields of an input and their dialog say. */
export const t = defineText('design-system/features/monitor/InputDialog', {
  title: 'Edit input',
  description: 'Saved with your other changes in a moment.',
  link: 'Link',
  linkPlaceholder: 'https:// or a product ID',
  addAnyway: 'Add anyway',
  region: 'Region',
  allRegions: 'All regions',
  sizeRange: 'Size Range',
  note: 'Note',
  priceLimit: 'Price Limit',
  specialWebhook: 'Special Webhook',
  specialWebhookText: 'Alerts for this input go here instead.',
  privateInput: 'Private Input',
});
