import { defineText } from '@dropdeck/text';

/** What the settings of developers say. */
export const t = defineText('design-system/features/monitors/DeveloperSettings', {
  title: 'Developer Settings',
});
