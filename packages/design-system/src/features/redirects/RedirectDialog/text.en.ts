import { defineText } from '@dropdeck/text';

/** What the dialog of one redirect says. */
export const t = defineText('design-system/features/redirects/RedirectDialog', {
  byName: 'The keyword is part of the product’s name',
  bySku: 'The keyword is the product’s SKU',
  createTitle: 'Create Redirect',
  editTitle: 'Edit redirect',
  description: 'Products that match the keyword go to this webhook instead of the monitor’s.',
  asLastTime: 'As last time',
  asLastTimeText: 'Webhook and type of the newest redirect',
  create: 'Create',
  keyword: 'Keyword',
  webhookUrl: 'Webhook URL',
});
