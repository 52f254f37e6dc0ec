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
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  // A screen that others see.
  shared: 'Shared screen',
  hidden: 'Values are hidden',
  locked: 'Changes are locked',
  lockChanges: 'Lock changes',
  lockChangesHint: 'Nothing is saved, added or deleted in this browser until you allow it again.',
  // Nothing is hidden or locked.
  off: 'Off',
  hideValues: 'Hide values on screen',
  hideValuesHint:
    'For a screen that you share: webhooks, proxies, links, names and IDs are masked on every page, and cannot be copied or exported.',
  formats: 'Formats and motion',
  zoneOfBrowser: '{zone}, from this browser',
  timeZone: 'Time zone',
  timeZoneHint: 'Search by city or region',
  browserZone: 'Browser’s ({zone})',
  // As the browser does it: an option of the hours, the first day of the week and the number format.
  browser: 'Browser’s',
  hours: 'Hours',
  hours24: '24 hours',
  hours12: '12 hours',
  weekStart: 'First day of the week',
  monday: 'Monday',
  sunday: 'Sunday',
  saturday: 'Saturday',
  numbers: 'Number format',
  times: 'Times',
  absolute: 'Absolute',
  relative: 'Relative',
  relativeExample: '5 minutes ago',
  motion: 'Motion',
  // The animations of the device's settings.
  device: 'As the device',
  reduced: 'Reduced',
  preview: 'Preview',
  date: 'Date',
  time: 'Time',
  number: 'Number',
});
