import { AddLinkDialog } from '@dropdeck/design-system';
import { dialog } from '@dropdeck/domain/monitors/add-link';
import { connect } from '../connect';

/** Asks for the monitor of a link. */
export default connect(AddLinkDialog, dialog);
