import { SetupCard, SetupPlace } from '@dropdeck/design-system';
import { inviteBotRequested } from '@dropdeck/domain/account/session';
import * as setup from '@dropdeck/domain/shell/setup';
import type { ReactNode } from 'react';
import { focusControl } from '../../browser/focusControl';
import { usePart } from '../connect';

/** On Settings: what is left of the setup. */
export default function Setup(): ReactNode {
  const { steps, hide, inviteBot } = usePart({
    view: { steps: setup.$steps },
    events: { hide: setup.hidden, inviteBot: inviteBotRequested },
  });
  const go = (id: string): void => {
    const control = steps.find((step) => step.id === id)?.control;
    if (control === undefined) inviteBot();
    else focusControl(control);
  };
  return (
    <SetupPlace>
      <SetupCard steps={steps} onGo={go} onHide={() => hide()} />
    </SetupPlace>
  );
}
