import { defineText } from '@dropdeck/text';

/** A field for the URL of an image. */
export const t = defineText('design-system/patterns/ImageField', {
  failed: 'No image could be loaded from this URL.',
});
