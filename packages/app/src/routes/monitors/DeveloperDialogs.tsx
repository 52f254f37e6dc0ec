import { NewMonitorDialog, NewUpdateDialog } from '@dropdeck/design-system';
import { create } from '@dropdeck/domain/monitors/overview';
import { dialog, embedLimits } from '@dropdeck/domain/monitors/updates';
import type { ReactNode } from 'react';
import { connect } from '../../shell/connect';

const NewMonitor = connect(NewMonitorDialog, create.dialog);
const NewUpdate = connect(NewUpdateDialog, dialog);

/** The dialogs of the overview that only developers can open. */
export default function DeveloperDialogs(): ReactNode {
  return (
    <>
      <NewMonitor />
      <NewUpdate limits={embedLimits} />
    </>
  );
}
