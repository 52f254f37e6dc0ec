import { CommandsScreen, createChunk } from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { origin } from '../browser/origin';
import { later } from '../late';
import { connect, route } from '../shell/connect';

/** /commands. Checks the permission to change commands when opened. */
export const Component = route(
  commands.page,
  { origin },
  connect(CommandsScreen, { ...commands.screen, list: commands.list.part }),
  later(createChunk(() => import('./commands/Dialogs'), 'notice')),
);
