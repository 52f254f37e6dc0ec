import { CustomerChangeDialog } from '@dropdeck/design-system';
import { customerChange } from '@dropdeck/domain/customers/bulk';
import { connect } from '../../shell/connect';

/** The dialog that changes the selected customers. */
export default connect(CustomerChangeDialog, customerChange);
