import { defineText } from '@dropdeck/text';

/** How far the setup is. */
export const t = defineText('design-system/shell/SetupLine', {
  progress: 'Setup: {done} of {total} done',
});
