import { readLink, shortenedFault } from '../../kernel/pasted';
import type { ListColumns } from '../../kernel/import/list';
import type { Redirect } from '../../contract/calls/redirects';
import { t } from './text.en';

/** The columns of redirects, as they are exported and imported. */
export const redirectColumns = {
  columns: [
    { name: 'keyword', aliases: ['keywords', 'sku', 'term'], write: ({ keyword }) => keyword },
    { name: 'webhook', aliases: ['webhookurl', 'url'], write: ({ webhook }) => webhook },
    { name: 'type', write: ({ type }) => type },
    { name: 'active', aliases: ['status', 'enabled'], write: ({ active }) => String(active) },
  ],
} as const satisfies ListColumns<Redirect>;

/** What makes two redirects the same: the keyword as read and without case, and then the webhook. */
export const keywordIdentity = {
  keyOf: ({ keyword }: Pick<Redirect, 'keyword'>): string => readLink(keyword).toLowerCase(),
  variantOf: ({ webhook }: Pick<Redirect, 'webhook'>): string => readLink(webhook),
} as const;

/** Why a text is no keyword; `null` if it is one. */
export const keywordFault = (keyword: string): string | null =>
  readLink(keyword) === '' ? t('keywordNeeded') : shortenedFault(keyword);
