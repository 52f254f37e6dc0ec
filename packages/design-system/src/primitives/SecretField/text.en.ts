import { defineText } from '@dropdeck/text';

/** A field with a secret, such as a webhook. */
export const t = defineText('design-system/primitives/SecretField', {
  hide: 'Hide {label}',
  show: 'Show {label}',
  copy: 'Copy {label}',
  more: 'More actions for {label}',
});
