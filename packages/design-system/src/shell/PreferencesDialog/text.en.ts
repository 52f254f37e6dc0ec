import { defineText } from '@dropdeck/text';

/** The preferences of this browser. */
export const t = defineText('design-system/shell/PreferencesDialog', {
  title: 'Preferences',
  description: 'They apply at once, and belong to this browser.',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  // The theme of the device.
  system: 'System',
  // Of shoes. EU, US and UK are the systems of sizes, as on a shoe box.
  sizes: 'Shoe sizes',
  eu: 'EU',
  us: 'EU and US',
  uk: 'EU and UK',
  // US and UK sizes differ by brand.
  sizesHint: 'US and UK sizes are approximate. What you enter stays EU.',
  // A screen that others see.
  shared: 'Shared screen',
  hidden: 'Values are hidden',
  // Nothing is hidden.
  off: 'Off',
  hideValues: 'Hide values on screen',
  hideValuesHint:
    'For a screen that you share: webhooks, proxies, links, names and IDs are masked on every page.',
});
