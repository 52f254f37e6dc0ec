import { AccessRemovalDialog } from '@dropdeck/design-system';
import { accessRemoval } from '@dropdeck/domain/account/access/bulk';
import { connect } from '../../shell/connect';

/** The dialog that removes the access of the selected users. */
export default connect(AccessRemovalDialog, accessRemoval);
