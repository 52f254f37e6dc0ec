import { defineText } from '@dropdeck/text';

/** Toasts. */
export const t = defineText('design-system/primitives/Toast', {
  dismiss: 'Dismiss',
});
