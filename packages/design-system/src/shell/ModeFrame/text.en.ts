import { defineText } from '@dropdeck/text';

/** The frame around the window while something of the product is switched off by the person. */
export const t = defineText('design-system/shell/ModeFrame', {
  modes: 'What is switched off',
  hidden: 'Values are hidden',
  show: 'Show values',
});
