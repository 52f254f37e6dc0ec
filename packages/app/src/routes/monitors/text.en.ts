import { defineText } from '@dropdeck/text';

/** The lists of the Developer Settings panel. */
export const t = defineText('app/routes/monitors', {
  keywordsHeading: 'Keyword Settings',
  keywords: 'Keywords',
  createKeywords: 'Create Keyword List',
  noKeywords: 'No keyword lists found',
  keywordsFailed: 'The keyword lists could not be loaded',
  editKeywords: 'Edit keyword list',
  keywordPlaceholder: 'One keyword per line',
  proxiesHeading: 'Proxy Settings',
  proxies: 'Proxies',
  createProxies: 'Create Proxy List',
  noProxies: 'No proxy lists found',
  proxiesFailed: 'The proxy lists could not be loaded',
  editProxies: 'Edit proxy list',
  nameNeeded: 'A proxy list needs a name.',
  unusualProxy: 'Unrecognized proxy format',
  create: 'Create',
  save: 'Save Changes',
});
