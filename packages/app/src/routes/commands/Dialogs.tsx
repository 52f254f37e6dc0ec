import { ApplyPermissionsDialog, PermissionDialog } from '@dropdeck/design-system';
import { apply, permissions } from '@dropdeck/domain/commands/dialogs';
import { connect, together } from '../../shell/connect';

/** The dialogs of the commands. */
export default together(connect(PermissionDialog, permissions), connect(ApplyPermissionsDialog, apply));
