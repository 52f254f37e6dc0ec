import { NewMonitorDialog } from '@dropdeck/design-system';
import { $isUpdateNeeded, create } from '@dropdeck/domain/monitors/overview';
import { useUnit } from 'effector-react';
import { lazyPart } from '../../late';
import { connect, together } from '../../shell/connect';

const NewUpdate = lazyPart(() => import('./NewUpdate'));

/** The dialogs of the overview that only developers can open. */
export default together(
  connect(NewMonitorDialog, create.dialog),
  () => useUnit($isUpdateNeeded) && <NewUpdate />,
);
