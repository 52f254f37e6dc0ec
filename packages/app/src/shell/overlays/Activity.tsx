import { ActivityDialog } from '@dropdeck/design-system';
import { $unreadAfter } from '@dropdeck/domain/shell/activity';
import * as panel from '@dropdeck/domain/shell/activity/panel';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** The activity log of this tab, which the user can copy for support. */
export default function Activity(): ReactNode {
  const { entries, unreadAfter, report, closed, acted, copyFailed } = useUnit({
    entries: panel.$entries,
    unreadAfter: $unreadAfter,
    report: panel.$report,
    closed: overlayClosed,
    acted: toasts.toastActed,
    copyFailed: toasts.copyFailed,
  });
  return (
    <ActivityDialog
      isOpen
      onClose={closed}
      items={entries}
      unreadAfter={unreadAfter}
      report={report}
      onAction={acted}
      onCopyError={() => copyFailed()}
    />
  );
}
