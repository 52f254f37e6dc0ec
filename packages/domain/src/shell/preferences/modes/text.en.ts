import { defineText } from '@dropdeck/text';

/** Why something is refused while values are hidden, or changes are locked. */
export const t = defineText('domain/shell/preferences/modes', {
  valuesHidden: 'Values are hidden on this screen. Show them to copy or save them.',
  locked: 'Changes are locked in this browser. Nothing was sent.',
  // Unlocks changes.
  allow: 'Allow changes',
});
