import type { ListColumns } from '../../kernel/import/list';
import type { Redirect } from '../../contract/calls/redirects';

/** The columns of redirects, as they are exported and imported. */
export const redirectColumns = {
  columns: [
    { name: 'keyword', aliases: ['keywords', 'sku', 'term'], write: ({ keyword }) => keyword },
    { name: 'webhook', aliases: ['webhookurl', 'url'], write: ({ webhook }) => webhook },
    { name: 'type', write: ({ type }) => type },
    { name: 'active', aliases: ['status', 'enabled'], write: ({ active }) => String(active) },
  ],
} as const satisfies ListColumns<Redirect>;

/** What makes two redirects the same: the keyword, trimmed and without case, and then the webhook. */
export const keywordIdentity = {
  keyOf: ({ keyword }: Pick<Redirect, 'keyword'>): string => keyword.trim().toLowerCase(),
  variantOf: ({ webhook }: Pick<Redirect, 'webhook'>): string => webhook.trim(),
} as const;
