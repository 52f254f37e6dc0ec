import { defineText } from '@dropdeck/text';

/** Names of what is not shown itself. */
export const t = defineText('design-system/lib/text', {
  // {end} is the end of its secret: “Webhook …a1b2”.
  webhook: 'Webhook …{end}',
});
