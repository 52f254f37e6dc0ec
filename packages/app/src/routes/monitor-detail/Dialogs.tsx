import {
  BulkAddDialog,
  BulkEditDialog,
  CustomerAccessDialog,
  InputDialog,
  InputDialogs,
} from '@dropdeck/design-system';
import { inputs } from '@dropdeck/domain/monitors/detail';
import { access, bulk, edit, editorsLoaded, inputChange } from '@dropdeck/domain/monitors/detail/bulk';
import { connect, onMount, together } from '../../shell/connect';

/** The dialogs of a monitor's page. */
export default together(
  connect(CustomerAccessDialog, access),
  connect(InputDialog, edit),
  connect(BulkAddDialog, bulk),
  connect(BulkEditDialog, inputChange),
  connect(InputDialogs, inputs.questions),
  onMount(editorsLoaded),
);
