import { NewMonitorDialog, NewUpdateDialog } from '@dropdeck/design-system';
import { create } from '@dropdeck/domain/monitors/overview';
import { dialog, embedLimits, shown } from '@dropdeck/domain/monitors/updates';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { connect } from '../../shell/connect';

const NewMonitor = connect(NewMonitorDialog, create.dialog);
const NewUpdate = connect(NewUpdateDialog, dialog);

/** The dialogs of the overview that only developers can open. */
export default function DeveloperDialogs(): ReactNode {
  const ready = useUnit(shown);
  useEffect(() => void ready(), [ready]);
  return (
    <>
      <NewMonitor />
      <NewUpdate limits={embedLimits} />
    </>
  );
}
