import { defineText } from '@dropdeck/text';

/** A part of the page that could not be loaded, or that a new version has replaced. */
export const t = defineText('design-system/primitives/LazyBoundary', {
  reloadHint: 'Reload to use this part of the page.',
  // A part of the page could not be opened.
  missing: 'Reload to open this. Save your changes first; they are still here.',
});
