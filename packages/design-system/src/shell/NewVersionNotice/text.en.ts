import { defineText } from '@dropdeck/text';

/** A new version of the product. */
export const t = defineText('design-system/shell/NewVersionNotice', {
  // A part of the page could not be opened, because a new version replaced it.
  missing: 'Reload to open this. Save your changes first; they are still here.',
});
