import { CommandsScreen } from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { useState } from 'react';
import { origin } from '../browser/origin';
import { later, lazyPart } from '../late';
import { connect, route } from '../shell/connect';

const Screen = connect(CommandsScreen, { ...commands.screen, list: commands.list.part });
const CopyRights = lazyPart(() => import('./commands/CopyRights'));

/** /commands. Checks the permission to change commands when opened. */
export const Component = route(
  commands.page,
  { origin },
  () => {
    const [isCopying, setCopying] = useState(false);
    return (
      <>
        <Screen onCopyRights={() => setCopying(true)} />
        {isCopying && <CopyRights onClose={() => setCopying(false)} />}
      </>
    );
  },
  later(() => import('./commands/Dialogs')),
);
