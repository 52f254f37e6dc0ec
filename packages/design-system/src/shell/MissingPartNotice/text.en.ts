import { defineText } from '@dropdeck/text';

/** A part of the product that is missing. */
export const t = defineText('design-system/shell/MissingPartNotice', {
  // A part of the page could not be opened.
  missing: 'Reload to open this. Save your changes first; they are still here.',
});
