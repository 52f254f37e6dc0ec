import { defineText } from '@dropdeck/text';

/** The buttons beside labels that explain a field. */
export const t = defineText('design-system/primitives/InfoButton', {
  webhook: 'Help: webhook',
  'server-id': 'Help: server id',
  'size-range': 'Help: size range',
  'redirect-precedence': 'Help: redirect precedence',
  'private-input': 'Help: private input',
  delay: 'Help: delay',
});
