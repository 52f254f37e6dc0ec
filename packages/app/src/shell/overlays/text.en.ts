import { defineText } from '@dropdeck/text';

/** What the overlays say, except what is new. */
export const t = defineText('app/shell/overlays', {
  singleKeysOff: 'Single-key shortcuts are off',
  reportCopied: 'Report copied',
});
