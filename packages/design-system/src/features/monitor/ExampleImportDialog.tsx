import type { ReactNode } from 'react';
import { ImportDialog } from '../../patterns/ImportDialog/ImportDialog';
import type { ImportDialogProps, ImportFormat } from '../../patterns/ImportDialog/types';

const format: ImportFormat<string> = {
  title: 'Import example inputs',
  description: 'One link or product ID per line, CSV or JSON. Save the example inputs afterwards.',
  label: 'Example inputs',
  placeholder: 'https://shop.example/air-runner-90\nDD1391-100',
  noun: 'examples',
  nameHeader: 'Example',
  nameOf: (text) => text,
  columns: [],
  duplicates: { list: 'Already an example', text: 'Duplicate in this text' },
};

/** Imports example inputs of a monitor. They join the list, which has its own save. */
export const ExampleImportDialog = (props: Omit<ImportDialogProps<string>, 'format'>): ReactNode => (
  <ImportDialog {...props} format={format} />
);
