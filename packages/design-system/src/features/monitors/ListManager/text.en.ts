import { defineText } from '@dropdeck/text';

/** What the panel of keyword or proxy lists says. */
export const t = defineText('design-system/features/monitors/ListManager', {
  keywordLists: 'Keyword lists',
  proxyLists: 'Proxy lists',
  // What is searched within the sentence: “keyword lists”.
  search: 'Search {many}',
  searchPlaceholder: 'Search {many}...',
  createFirst: 'Create the first list',
  nothingFound: 'Try another search.',
});
