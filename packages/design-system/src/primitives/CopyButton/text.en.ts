import { defineText } from '@dropdeck/text';

/** A button that copies. */
export const t = defineText('design-system/primitives/CopyButton', {
  // The label of the button for two seconds.
  copiedLabel: 'Copied!',
  copied: 'Copied',
});
