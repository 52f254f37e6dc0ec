import { CommandsScreen, createChunk } from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import type { ReactNode } from 'react';
import { origin } from '../browser/origin';
import { later } from '../late';
import { connect, usePage, usePart } from '../shell/connect';

const params = { origin };
const Screen = connect(CommandsScreen, commands.screen);
const Dialogs = later(createChunk(() => import('./commands/Dialogs'), 'notice'));

/** /commands. Checks the permission to change commands when opened. */
export function Component(): ReactNode {
  usePage(commands.page, params);
  return (
    <>
      <Screen list={usePart(commands.list.part)} />
      <Dialogs />
    </>
  );
}
