import { localized } from '@dropdeck/text';
import type { ReactNode } from 'react';
import { ImportDialog } from '../../patterns/ImportDialog/ImportDialog';
import type { ImportDialogProps, ImportFormat } from '../../patterns/ImportDialog/types';
import { webhookText } from '../../lib/text/webhookText';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { typeLabel } from './typeLabel';

/** A redirect as a line of an import has it. */
export interface ImportedRedirect {
  readonly keyword: string;
  readonly webhook: string;
  readonly type: string;
  readonly active: boolean;
}

const EXAMPLE =
  'Dunk Low,https://discord.com/api/webhooks/…,Name\nDD1391-100,https://discord.com/api/webhooks/…,SKU';

const format = localized((): ImportFormat<ImportedRedirect> => ({
  title: t('importTitle'),
  description: t('importDescription'),
  label: t('title'),
  placeholder: EXAMPLE,
  noun: 'redirects',
  nameHeader: t('keyword'),
  nameOf: ({ keyword }) => keyword,
  columns: [
    { id: 'webhook', header: common('webhook'), width: 132, render: ({ webhook }) => webhookText(webhook) },
    { id: 'type', header: common('type'), width: 64, render: ({ type }) => typeLabel(type) },
    {
      id: 'active',
      header: t('switch'),
      width: 72,
      render: ({ active }) => (active ? common('active') : common('inactive')),
    },
  ],
  duplicates: { list: t('duplicateInList'), text: t('duplicateInText'), conflict: t('conflict') },
}));

/** Imports redirects from pasted lines or CSV. */
export function RedirectImportDialog(props: Omit<ImportDialogProps<ImportedRedirect>, 'format'>): ReactNode {
  return <ImportDialog {...props} format={format()} />;
}
