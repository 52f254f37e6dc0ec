import { defineText } from '@dropdeck/text';

/** The signed-in account, on pages without a sidebar. */
export const t = defineText('design-system/patterns/AccountLine', {
  signedInAs: 'Signed in as',
  logOut: 'Log out',
});
