import { localized } from '@dropdeck/text';
import type { ReactNode } from 'react';
import { ImportDialog } from '../../patterns/ImportDialog/ImportDialog';
import type { ImportDialogProps, ImportFormat } from '../../patterns/ImportDialog/types';
import { t as later } from './later/text.en';
import { useLocale } from '../../lib/react/useLocale';

const format = localized((): ImportFormat<string> => ({
  title: later('importExamples'),
  description: later('importDescription'),
  label: later('exampleInputs'),
  placeholder: 'https://shop.example/air-runner-90\nDD1391-100',
  noun: 'examples',
  nameHeader: later('example'),
  nameOf: (text) => text,
  columns: [],
  duplicates: { list: later('duplicateInList'), text: later('duplicateInText') },
}));

/** Imports example inputs of a monitor. They join the list, which has its own save. */
export function ExampleImportDialog(props: Omit<ImportDialogProps<string>, 'format'>): ReactNode {
  useLocale();
  return <ImportDialog {...props} format={format()} />;
}
