import { NewUpdateDialog } from '@dropdeck/design-system';
import { dialog, embedLimits, shown } from '@dropdeck/domain/monitors/updates';
import { connect, onMount, together } from '../../shell/connect';

const Dialog = connect(NewUpdateDialog, dialog);

/** The dialog of a new update, loaded when it opens or is restored. */
export default together(() => <Dialog limits={embedLimits} />, onMount(shown));
