import { defineText } from '@dropdeck/text';

/** A color: typed or picked. */
export const t = defineText('design-system/primitives/ColorField', {
  picker: 'Color picker',
});
