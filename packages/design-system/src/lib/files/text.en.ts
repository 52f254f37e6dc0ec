import { defineText } from '@dropdeck/text';

/** Why a file was refused. */
export const t = defineText('design-system/lib/files', {
  tooLarge: '“{name}” is larger than 20 MB.',
  notText: '“{name}” is not a text file in UTF-8.',
  failed: '“{name}” could not be read.',
});
