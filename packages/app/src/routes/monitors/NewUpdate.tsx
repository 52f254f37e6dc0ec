import { NewUpdateDialog } from '@dropdeck/design-system';
import { dialog, embedLimits, shown } from '@dropdeck/domain/monitors/updates';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import { connect } from '../../shell/connect';

const Dialog = connect(NewUpdateDialog, dialog);

/** The dialog of a new update, loaded when it opens or is restored. */
export default function NewUpdate(): ReactNode {
  const ready = useUnit(shown);
  useEffect(() => ready(), [ready]);
  return <Dialog limits={embedLimits} />;
}
