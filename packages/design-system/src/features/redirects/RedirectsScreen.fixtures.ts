import type { RedirectRow } from './RedirectsScreen';

const keywords = ['Dunk', 'FD1234-001', 'Jordan 1', 'Samba OG', 'Yeezy', 'GY4567-100'];

/** `count` deterministic redirects. */
export const redirectRows = (count: number): RedirectRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    keyword: `${keywords[index % keywords.length]}${index < keywords.length ? '' : ` ${index + 1}`}`,
    webhook: `https://discord.com/api/webhooks/1122334455667788${10 + index}/not-a-real-token-${index}`,
    type: index % 2 === 0 ? 'Name' : 'SKU',
    active: index % 3 !== 1,
  }));

/** A very long keyword and webhook, and a redirect with neither. */
export const crowdedRedirects: RedirectRow[] = [
  {
    id: 'long',
    keyword: 'limited collaboration with an exceptionally long title in the winter collection of 2026',
    webhook: `https://hooks.example.com/${'a-very-long-path-segment/'.repeat(8)}end`,
    type: 'Name',
    active: true,
  },
  { id: 'bare', keyword: '', webhook: '', type: 'SKU', active: false },
  ...redirectRows(2_000),
];
