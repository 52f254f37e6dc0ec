import { defineText } from '@dropdeck/text';

/** The lists that are loaded for “Which one takes it?”, in the reason why one could not be. */
export const t = defineText('domain/tools/matches', {
  redirects: 'Redirects',
  keywords: 'Keyword lists',
  monitors: 'Monitors',
});
