import { localized } from '@dropdeck/text';
import type { ReactNode } from 'react';
import { ImportDialog } from '../../patterns/ImportDialog/ImportDialog';
import type { ImportDialogProps, ImportFormat } from '../../patterns/ImportDialog/types';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

const format = localized((): ImportFormat<string> => ({
  title: t('importExamples'),
  description: t('importDescription'),
  label: t('exampleInputs'),
  placeholder: 'https://shop.example/air-runner-90\nDD1391-100',
  noun: 'examples',
  nameHeader: t('example'),
  nameOf: (text) => text,
  columns: [],
  duplicates: { list: t('duplicateInList'), text: t('duplicateInText') },
}));

/** Imports example inputs of a monitor. They join the list, which has its own save. */
export function ExampleImportDialog(props: Omit<ImportDialogProps<string>, 'format'>): ReactNode {
  useLocale();
  return <ImportDialog {...props} format={format()} />;
}
