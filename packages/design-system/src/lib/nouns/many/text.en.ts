import { defineText } from '@dropdeck/text';

/** What lists count, within a sentence: “redirects”. */
export const t = defineText('design-system/lib/nouns/many', {
  changes: 'changes',
  commands: 'commands',
  customers: 'customers',
  examples: 'examples',
  inputs: 'inputs',
  keywordLists: 'keyword lists',
  keywords: 'keywords',
  links: 'links',
  monitors: 'monitors',
  proxyLists: 'proxy lists',
  proxies: 'proxies',
  redirects: 'redirects',
  regions: 'regions',
  users: 'users',
  webhooks: 'webhooks',
});
