import { defineText } from '@dropdeck/text';

/** A part of the page that a new version has replaced. */
export const t = defineText('design-system/primitives/LazyBoundary', {
  reloadHint: 'Reload to use this part of the page.',
});
