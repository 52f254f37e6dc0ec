import { webhookText } from '../../lib/text/webhookText';
import type { ImportFormat, ImportLine } from './types';

/** A redirect as an import reads it. */
export interface ExampleRedirect {
  readonly keyword: string;
  readonly webhook: string;
  readonly type: string;
}

export const redirectFormat: ImportFormat<ExampleRedirect> = {
  title: 'Import redirects',
  description: 'One redirect per line: CSV (keyword, webhook, type).',
  label: 'Redirects',
  placeholder: 'air runner,https://discord.com/api/webhooks/1/token,Name',
  noun: 'redirects',
  nameHeader: 'Keyword',
  nameOf: ({ keyword }) => keyword,
  columns: [
    { id: 'webhook', header: 'Webhook', width: 132, render: ({ webhook }) => webhookText(webhook) },
    { id: 'type', header: 'Type', width: 84, render: ({ type }) => type },
  ],
  duplicates: {
    text: 'Twice in this text',
    list: 'Already in the list',
    conflict: 'Same keyword, another webhook',
  },
};

const webhook = (token: string): string => `https://discord.com/api/webhooks/1042/${token}`;

export const redirectLine = (
  line: number,
  keyword: string,
  rest: Partial<ImportLine<ExampleRedirect>> = {},
): ImportLine<ExampleRedirect> => ({
  key: line - 1,
  line,
  raw: `${keyword},${webhook('main-Qx7f')},Name`,
  item: { keyword, webhook: webhook('main-Qx7f'), type: 'Name' },
  reason: null,
  warning: null,
  duplicate: null,
  ...rest,
});

/** A line of each kind. */
export const redirectLines: readonly ImportLine<ExampleRedirect>[] = [
  redirectLine(1, 'air runner'),
  redirectLine(2, 'court classic', { duplicate: 'list' }),
  redirectLine(3, 'air runner', { duplicate: 'text' }),
  redirectLine(4, 'trail pro 4', { duplicate: 'conflict' }),
  redirectLine(5, 'no webhook here', {
    item: null,
    raw: 'no webhook here',
    reason: 'The webhook is missing.',
  }),
  redirectLine(6, 'winter drop', {
    item: { keyword: 'winter drop', webhook: 'https://elsewhere.example/hook-9zzz', type: 'SKU' },
    warning: 'Does not look like a Discord webhook.',
  }),
];

export const redirectText = redirectLines.map(({ raw }) => raw).join('\n');

/** Two thousand lines, of which every hundredth has a problem. */
export const manyLines: readonly ImportLine<ExampleRedirect>[] = Array.from({ length: 2_000 }, (_, at) =>
  redirectLine(
    at + 1,
    `keyword ${at + 1}`,
    at % 100 === 99 ? { item: null, raw: `keyword ${at + 1}`, reason: 'The webhook is missing.' } : {},
  ),
);
