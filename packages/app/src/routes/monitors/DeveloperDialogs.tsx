import { createChunk, LazyBoundary, NewMonitorDialog } from '@dropdeck/design-system';
import { $isUpdateNeeded, create } from '@dropdeck/domain/monitors/overview';
import { useUnit } from 'effector-react';
import { lazy, type ReactNode } from 'react';
import { connect } from '../../shell/connect';

const NewMonitor = connect(NewMonitorDialog, create.dialog);
const NewUpdate = lazy(createChunk(() => import('./NewUpdate'), 'notice').load);

/** The dialogs of the overview that only developers can open. */
export default function DeveloperDialogs(): ReactNode {
  return (
    <>
      <NewMonitor />
      {useUnit($isUpdateNeeded) && (
        <LazyBoundary isQuiet>
          <NewUpdate />
        </LazyBoundary>
      )}
    </>
  );
}
