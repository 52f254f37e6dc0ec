import { NewUpdateDialog } from '@dropdeck/design-system';
import { dialog, embedLimits } from '@dropdeck/domain/monitors/updates';
import type { ReactNode } from 'react';
import { connect } from '../../shell/connect';

const Dialog = connect(NewUpdateDialog, dialog);

/** The dialog of a new update, loaded when it opens. */
export default function NewUpdate(): ReactNode {
  return <Dialog limits={embedLimits} />;
}
