import type { ReactNode } from 'react';
import { ImportDialog } from '../../patterns/ImportDialog/ImportDialog';
import type { ImportDialogProps, ImportFormat } from '../../patterns/ImportDialog/types';

const format: ImportFormat<string> = {
  title: 'Import servers',
  description: 'Server IDs on lines or separated by commas, CSV or JSON. Save the settings afterwards.',
  label: 'Server IDs',
  placeholder: '1090000000000000001\n1090000000000000002',
  noun: 'servers',
  nameHeader: 'Server ID',
  nameOf: (id) => id,
  columns: [],
  duplicates: { list: 'Already in this list', text: 'Duplicate in this text' },
};

/** Imports whitelisted servers. They join the settings, which have their own save. */
export const ServerImportDialog = (props: Omit<ImportDialogProps<string>, 'format'>): ReactNode => (
  <ImportDialog {...props} format={format} />
);
