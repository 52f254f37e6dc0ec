import { ActivityDialog } from '@dropdeck/design-system';
import * as activity from '@dropdeck/domain/activity';
import * as toasts from '@dropdeck/domain/toasts';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

/** What happened in this tab, for the person to look up and to hand to support. */
export default function Activity(): ReactNode {
  const { isOpen, entries, report, closed, say } = useUnit({
    isOpen: activity.$isOpen,
    entries: activity.$entries,
    report: activity.$report,
    closed: activity.activityClosed,
    say: toasts.toastShown,
  });
  return (
    <ActivityDialog
      isOpen={isOpen}
      onClose={() => closed()}
      items={entries}
      report={report}
      onCopyError={() => say({ kind: 'error', text: 'The browser did not allow copying.' })}
    />
  );
}
