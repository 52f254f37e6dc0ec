import { defineText } from '@dropdeck/text';

/** The frame of every page. */
export const t = defineText('design-system/shell/Shell', {
  // The first link of a page, for the keyboard.
  skipToContent: 'Skip to content',
});
