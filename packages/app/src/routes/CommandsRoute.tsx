import { CommandsScreen } from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { origin } from '../browser/origin';
import { later, lazyPart, useAfter } from '../late';
import { connect, route } from '../shell/connect';

const Screen = connect(CommandsScreen, { ...commands.screen, list: commands.list.part });
const CopyRights = lazyPart(() => import('./commands/CopyRights'));

const Dialogs = later(() => import('./commands/Dialogs'));

/** The screen; what opens a dialog waits for its code. */
function Commands(): ReactNode {
  const [isCopying, setCopying] = useState(false);
  const { onEdit, onApply, onApplyTo } = useUnit(commands.screen.events);
  return (
    <>
      <Screen
        onCopyRights={() => setCopying(true)}
        onEdit={useAfter(Dialogs, onEdit)}
        onApply={useAfter(Dialogs, onApply)}
        onApplyTo={useAfter(Dialogs, onApplyTo)}
      />
      {isCopying && <CopyRights onClose={() => setCopying(false)} />}
    </>
  );
}

/** /commands. Checks the permission to change commands when opened. */
export const Component = route(commands.page, { origin }, Commands, Dialogs);
