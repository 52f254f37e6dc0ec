import { CommandsScreen, createChunk } from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { lazy, type ReactNode } from 'react';
import { origin } from '../browser/origin';
import { connect } from '../shell/connect';
import { Later } from '../shell/Later';
import { usePage } from '../shell/usePage';
import { useList } from './useList';

const params = { origin };
const Screen = connect(CommandsScreen, commands.screen);
const Dialogs = lazy(createChunk(() => import('./commands/Dialogs'), 'notice').load);

/** /commands. Checks the permission to change commands when opened. */
export function Component(): ReactNode {
  usePage(commands.page, params);
  return (
    <>
      <Screen list={useList(commands.list, commands.$hidden)} />
      <Later>
        <Dialogs />
      </Later>
    </>
  );
}
