import { CommandsScreen, createChunk, LazyBoundary } from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { useUnit } from 'effector-react';
import { lazy, memo, useMemo, type ReactNode } from 'react';
import { usePage } from '../shell/usePage';
import { useRows } from './commands/useRows';
import { useList } from './useList';
import { useListQuery } from './useListQuery';

const Dialogs = lazy(createChunk(() => import('./commands/Dialogs'), 'notice').load);

/** Memoized, so that a change in an open dialog does not render the table. */
const Screen = memo(CommandsScreen);

/** /commands. Checks the permission to change commands when opened. */
export function Component(): ReactNode {
  usePage(
    commands.page,
    useMemo(() => ({ origin: window.location.origin }), []),
  );
  useListQuery(commands.list);
  const list = useList(commands.list, commands.$hidden);
  const state = useUnit({
    page: commands.$pageState,
    guilds: commands.$guilds,
    guildId: commands.$guildId,
    guildsError: commands.$guildsError,
    commandsStatus: commands.$commandsStatus,
    unreadable: commands.$unreadable,
    total: commands.$total,
  });
  const act = useUnit({
    authorize: commands.authorizationRequested,
    guildSelected: commands.guildSelected,
    reload: commands.commandsReloadRequested,
  });
  const { rows, onEdit, onApply, onApplyTo, onExport } = useRows();
  const servers = useMemo(
    () => state.guilds.map(({ id, name, icon }) => ({ id, name: name || id, icon })),
    [state.guilds],
  );

  return (
    <>
      <Screen
        state={state.page}
        failedText={state.guildsError ?? commands.AUTHENTICATION_FAILED_TEXT}
        onAuthorize={act.authorize}
        servers={servers}
        serverId={state.guildId}
        onServerChange={act.guildSelected}
        commands={rows}
        total={state.total}
        commandsStatus={state.commandsStatus}
        unreadable={state.unreadable}
        onRetryCommands={act.reload}
        list={list}
        onEdit={onEdit}
        onApply={onApply}
        onApplyTo={onApplyTo}
        onExport={onExport}
      />
      <LazyBoundary isQuiet>
        <Dialogs />
      </LazyBoundary>
    </>
  );
}
