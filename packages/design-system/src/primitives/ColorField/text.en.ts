import { defineText } from '@dropdeck/text';

/** A color: typed, or picked in a panel. */
export const t = defineText('design-system/primitives/ColorField', {
  pick: 'Pick {label}',
  saturationAndBrightness: 'Saturation and brightness',
  hue: 'Hue',
  // The hexadecimal form of a color.
  hex: 'Hex',
});
