import { ActivityDialog } from '@dropdeck/design-system';
import * as activity from '@dropdeck/domain/activity';
import * as toasts from '@dropdeck/domain/toasts';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** The activity log of this tab, which the user can copy for support. */
export default function Activity(): ReactNode {
  const { isOpen, entries, report, closed, copyFailed } = useUnit({
    isOpen: activity.$isOpen,
    entries: activity.$entries,
    report: activity.$report,
    closed: activity.activityClosed,
    copyFailed: toasts.copyFailed,
  });
  return (
    <ActivityDialog
      isOpen={isOpen}
      onClose={() => closed()}
      items={entries}
      report={report}
      onCopyError={() => copyFailed()}
    />
  );
}
