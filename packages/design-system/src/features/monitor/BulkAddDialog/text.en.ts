import { defineText } from '@dropdeck/text';

/** What the dialog that adds many inputs says. */
export const t = defineText('design-system/features/monitor/BulkAddDialog', {
  title: 'Add many',
  description:
    'One link or product ID per line, or CSV: link, size range, region, note, price limit, webhook.',
  label: 'Links and product IDs',
  link: 'Link',
  sizes: 'Sizes',
  region: 'Region',
  priceLimit: 'Price limit',
  note: 'Note',
  special: 'Special',
  duplicateInMonitor: 'Already in this monitor',
  duplicateInList: 'Duplicate in this list',
});
