import { defineText } from '@dropdeck/text';

/** What adding a link from the overview says. */
export const t = defineText('domain/monitors/add-link', {
  // A link was pasted, and its monitor was found by the hosts of its examples and links.
  chosen: '{monitor} takes links of {host}',
  another: 'Choose another',
});
