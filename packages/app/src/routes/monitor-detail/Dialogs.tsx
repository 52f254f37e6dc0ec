import {
  BulkAddDialog,
  BulkEditDialog,
  CustomerAccessDialog,
  ExampleImportDialog,
  InputDialog,
  InputDialogs,
} from '@dropdeck/design-system';
import {
  access,
  bulk,
  edit,
  editorsLoaded,
  exampleImport,
  inputChange,
} from '@dropdeck/domain/monitors/detail/bulk';
import { inputs } from '@dropdeck/domain/monitors/detail';
import { useUnit } from 'effector-react';
import { memo, useEffect, type ReactNode } from 'react';

const { questions } = inputs;

// A component each, so that typing in one dialog does not render the others.
const Access = (): ReactNode => <CustomerAccessDialog {...useUnit({ ...access.view, ...access.events })} />;
const Edit = (): ReactNode => <InputDialog {...useUnit({ ...edit.view, ...edit.events })} />;
const Bulk = (): ReactNode => <BulkAddDialog {...useUnit({ ...bulk.view, ...bulk.events })} />;
const Change = (): ReactNode => (
  <BulkEditDialog {...useUnit({ ...inputChange.view, ...inputChange.events })} />
);
const Examples = (): ReactNode => (
  <ExampleImportDialog {...useUnit({ ...exampleImport.view, ...exampleImport.events })} />
);
const Questions = (): ReactNode => <InputDialogs {...useUnit({ ...questions.view, ...questions.events })} />;

/** The dialogs of a monitor's page. */
function Dialogs(): ReactNode {
  const loaded = useUnit(editorsLoaded);
  useEffect(() => loaded(), [loaded]);
  return (
    <>
      <Access />
      <Edit />
      <Bulk />
      <Change />
      <Examples />
      <Questions />
    </>
  );
}

export default memo(Dialogs);
