import { ActivityDialog } from '@dropdeck/design-system';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import { $unreadAfter } from '@dropdeck/domain/shell/activity';
import * as panel from '@dropdeck/domain/shell/activity/panel';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { connect } from '../connect';

/** The activity log of this tab, which the user can copy for support. */
export default connect(ActivityDialog, {
  view: { items: panel.$entries, unreadAfter: $unreadAfter, report: panel.$report },
  events: { onClose: overlayClosed, onAction: toasts.toastActed, onCopyError: toasts.copyFailed },
});
