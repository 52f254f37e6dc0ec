import { defineText } from '@dropdeck/text';

/** The preview of a message beside its form. */
export const t = defineText('design-system/patterns/MessagePreview', {
  preview: 'Preview',
  livePreview: 'Live preview',
});
