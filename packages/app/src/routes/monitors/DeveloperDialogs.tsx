import { createChunk, LazyBoundary, NewMonitorDialog } from '@dropdeck/design-system';
import { create } from '@dropdeck/domain/monitors/overview';
import { dialog, shown } from '@dropdeck/domain/monitors/updates';
import { useUnit } from 'effector-react';
import { lazy, useEffect, type ReactNode } from 'react';
import { connect } from '../../shell/connect';

const NewMonitor = connect(NewMonitorDialog, create.dialog);
const NewUpdate = lazy(createChunk(() => import('./NewUpdate'), 'notice').load);

/** The dialogs of the overview that only developers can open. */
export default function DeveloperDialogs(): ReactNode {
  const { ready, isOpen } = useUnit({ ready: shown, isOpen: dialog.view.isOpen });
  useEffect(() => ready(), [ready]);
  return (
    <>
      <NewMonitor />
      {isOpen && (
        <LazyBoundary isQuiet>
          <NewUpdate />
        </LazyBoundary>
      )}
    </>
  );
}
