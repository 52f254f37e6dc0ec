import { defineText } from '@dropdeck/text';

/** The menu of known servers, in the field for a server's ID. */
export const t = defineText('design-system/features/settings/KnownServersMenu', {
  knownServers: 'Choose a known server',
});
