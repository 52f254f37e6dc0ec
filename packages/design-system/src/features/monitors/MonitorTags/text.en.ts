import { defineText } from '@dropdeck/text';

/** The tags of monitors in the overview. */
export const t = defineText('design-system/features/monitors/MonitorTags', {
  more: '+{count, number}',
});
