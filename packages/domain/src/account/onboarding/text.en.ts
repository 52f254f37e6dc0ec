import { defineText } from '@dropdeck/text';

/** What onboarding says. */
export const t = defineText('domain/account/onboarding', {
  createFailed: 'Failed to create profile. What you typed is kept.',
  nameRequired: 'Name is required.',
  imageUrlRequired: 'Image URL is required.',
  hexColorRequired: 'Embed Color is required.',
  footerTextRequired: 'Footer Text is required.',
  footerIconRequired: 'Footer Icon URL is required.',
  invalidColor: 'Invalid hex color value',
});
