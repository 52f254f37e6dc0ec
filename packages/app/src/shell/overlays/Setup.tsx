import { SetupDialog } from '@dropdeck/design-system';
import { overlayClosed } from '@dropdeck/domain/shell/overlays';
import { inviteBotRequested } from '@dropdeck/domain/account/session';
import * as start from '@dropdeck/domain/shell/setup';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { focusControl } from '../../browser/focusControl';

/** The steps of the setup. */
export default function Setup(): ReactNode {
  const { steps, isPutAway, close, putAway, inviteBot } = useUnit({
    steps: start.$steps,
    isPutAway: start.$isPutAway,
    close: overlayClosed,
    putAway: start.putAway,
    inviteBot: inviteBotRequested,
  });
  return (
    <SetupDialog
      isOpen
      onClose={close}
      steps={steps.map(({ id, label, text, state, at }) => ({ id, label, text, state, href: at?.href }))}
      onGo={(id) => {
        const control = steps.find((step) => step.id === id)?.at?.control;
        close();
        if (control === undefined) inviteBot();
        else focusControl(control);
      }}
      isPutAway={isPutAway}
      onPutAwayChange={(next) => {
        putAway(next);
        close();
      }}
    />
  );
}
