import { SetupDialog } from '@dropdeck/design-system';
import { inviteBotRequested } from '@dropdeck/domain/account/session';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import * as setup from '@dropdeck/domain/shell/setup';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { focusControl } from '../../browser/focusControl';
import { connect } from '../connect';

const Dialog = connect(SetupDialog, {
  view: { steps: setup.$steps, isPutAway: setup.$isPutAway },
  events: { onClose: overlayClosed, onPutAwayChange: setup.putAway },
});

/** The steps of the setup. */
export default function Setup(): ReactNode {
  const { steps, close, inviteBot } = useUnit({
    steps: setup.$steps,
    close: overlayClosed,
    inviteBot: inviteBotRequested,
  });
  const go = (id: string): void => {
    const control = steps.find((step) => step.id === id)?.control;
    close();
    if (control === undefined) inviteBot();
    else focusControl(control);
  };
  return <Dialog isOpen onGo={go} />;
}
