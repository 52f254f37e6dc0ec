import type { UnreadableRow } from './UnreadableRows';

/** Rows as an incompatible server sends them. */
export const unreadableRows: readonly UnreadableRow[] = [
  {
    id: '502',
    path: 'data.redirects.1',
    raw: {
      id: 502,
      keyword: { any: ['dunk'] },
      webhook: 'https://discord.com/api/webhooks/112233445566778899/not-a-real-token_0123456789',
      type: 'Name',
      active: true,
    },
  },
  { id: null, path: 'data.redirects.4', raw: null },
  { id: 'px-2', path: '6', raw: { id: 'px-2', name: ['EU'], proxies: '192.0.2.7:20001:user:hunter2\n' } },
];
