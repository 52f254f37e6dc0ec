import { defineText } from '@dropdeck/text';

/** In place of the product, in a browser that cannot run it. */
export const t = defineText('app/oldBrowser', {
  sentence:
    'This browser is too old for the dashboard: update it, or use a current Chrome, Edge, Firefox or Safari.',
});
