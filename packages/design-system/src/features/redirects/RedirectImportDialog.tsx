import type { ReactNode } from 'react';
import { ImportDialog } from '../../patterns/ImportDialog/ImportDialog';
import type { ImportDialogProps, ImportFormat } from '../../patterns/ImportDialog/types';
import { webhookText } from '../../lib/text/webhookText';

/** A redirect as a line of an import has it. */
export interface ImportedRedirect {
  readonly keyword: string;
  readonly webhook: string;
  readonly type: string;
  readonly active: boolean;
}

const format: ImportFormat<ImportedRedirect> = {
  title: 'Import redirects',
  description: 'One redirect per line as CSV (keyword, webhook, type, active), or JSON.',
  label: 'Redirects',
  placeholder:
    'Dunk Low,https://discord.com/api/webhooks/…,Name\nDD1391-100,https://discord.com/api/webhooks/…,SKU',
  noun: 'redirects',
  nameHeader: 'Keyword',
  nameOf: ({ keyword }) => keyword,
  columns: [
    { id: 'webhook', header: 'Webhook', width: 132, render: ({ webhook }) => webhookText(webhook) },
    { id: 'type', header: 'Type', width: 64, render: ({ type }) => type },
    { id: 'active', header: 'Switch', width: 72, render: ({ active }) => (active ? 'Active' : 'Inactive') },
  ],
  duplicates: {
    list: 'Already in this list',
    text: 'Duplicate in this text',
    conflict: 'Same keyword, another webhook',
  },
};

/** Imports redirects from pasted lines, CSV or JSON. */
export const RedirectImportDialog = (
  props: Omit<ImportDialogProps<ImportedRedirect>, 'format'>,
): ReactNode => <ImportDialog {...props} format={format} />;
