import { ApplyPermissionsDialog, PermissionDialog } from '@dropdeck/design-system';
import { apply, permissions } from '@dropdeck/domain/commands';
import { memo, type ReactNode } from 'react';
import { connect } from '../../shell/connect';

const Permissions = connect(PermissionDialog, permissions);
const Apply = connect(ApplyPermissionsDialog, apply);

/** The dialogs of the commands. */
function Dialogs(): ReactNode {
  return (
    <>
      <Permissions />
      <Apply />
    </>
  );
}

export default memo(Dialogs);
