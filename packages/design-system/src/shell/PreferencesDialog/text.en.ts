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
  // A screen that others see.
  shared: 'Shared screen',
  hidden: 'Values are hidden',
  // Nothing is hidden.
  off: 'Off',
  hideValues: 'Hide values on screen',
  hideValuesHint:
    'For a screen that you share: webhooks, proxies, links, names and IDs are masked on every page.',
});
