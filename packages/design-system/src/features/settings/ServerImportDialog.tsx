import type { ReactNode } from 'react';
import { ImportDialog } from '../../patterns/ImportDialog/ImportDialog';
import type { ImportDialogProps, ImportFormat } from '../../patterns/ImportDialog/types';
import { t } from './text.en';

const format = (): ImportFormat<string> => ({
  title: t('importServers'),
  description: t('importDescription'),
  label: t('serverIds'),
  placeholder: '1090000000000000001\n1090000000000000002',
  noun: 'servers',
  nameHeader: t('serverId'),
  nameOf: (id) => id,
  columns: [],
  duplicates: { list: t('duplicateOfList'), text: t('duplicateText') },
});

/** Imports whitelisted servers. They join the settings, which have their own save. */
export const ServerImportDialog = (props: Omit<ImportDialogProps<string>, 'format'>): ReactNode => (
  <ImportDialog {...props} format={format()} />
);
