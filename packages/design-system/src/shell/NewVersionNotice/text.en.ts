import { defineText } from '@dropdeck/text';

/** A new version of the product. */
export const t = defineText('design-system/shell/NewVersionNotice', {
  ready: 'A new version is ready',
  readyHint: 'The next page you open brings it.',
  later: 'Later',
  required: 'This page is out of date',
  requiredHint: 'Reload it to go on.',
  unsavedHint: 'Save your changes first. The next page you open then brings the new version.',
  // A part of the page could not be opened, because a new version replaced it.
  missing: 'Reload to open this. Save your changes first; they are still here.',
});
