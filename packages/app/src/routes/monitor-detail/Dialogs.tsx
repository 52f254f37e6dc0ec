import {
  BulkAddDialog,
  BulkEditDialog,
  CustomerAccessDialog,
  InputDialog,
  InputDialogs,
} from '@dropdeck/design-system';
import { access, bulk, edit, editorsLoaded, inputChange } from '@dropdeck/domain/monitors/detail/bulk';
import { inputs } from '@dropdeck/domain/monitors/detail';
import { useUnit } from 'effector-react';
import { memo, useEffect, type ReactNode } from 'react';
import { connect } from '../../shell/connect';

const Access = connect(CustomerAccessDialog, access);
const Edit = connect(InputDialog, edit);
const Bulk = connect(BulkAddDialog, bulk);
const Change = connect(BulkEditDialog, inputChange);
const Questions = connect(InputDialogs, inputs.questions);

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
      <Questions />
    </>
  );
}

export default memo(Dialogs);
