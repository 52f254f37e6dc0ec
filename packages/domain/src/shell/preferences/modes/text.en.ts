import { defineText } from '@dropdeck/text';

/** What could not be loaded, and why something is refused while values are hidden. */
export const t = defineText('domain/shell/preferences/modes', {
  // A language, or what hides values.
  notLoaded: 'Your choice could not be loaded. Check your connection and reload the page.',
  copyFailed: 'The browser did not allow copying.',
  valuesHidden: 'Values are hidden on this screen. Show them to copy or save them.',
});
