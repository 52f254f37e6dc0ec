import { defineText } from '@dropdeck/text';

/** Tooltips. */
export const t = defineText('design-system/primitives/Tooltip', {
  // Before the keys of a control: “Press Ctrl K”.
  press: 'Press',
});
