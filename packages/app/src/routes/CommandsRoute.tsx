import {
  ApplyPermissionsDialog,
  CommandsScreen,
  PermissionDialog,
  type PermissionDialogProps,
} from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { useUnit } from 'effector-react';
import { memo, useCallback, useMemo, type ReactNode } from 'react';
import { usePage } from '../shell/usePage';
import { useApply } from './commands/useApply';
import { usePermissionDialog } from './commands/usePermissionDialog';
import { useRows } from './commands/useRows';
import { useList } from './useList';
import { useListQuery } from './useListQuery';

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
    unreadableTargets: commands.$unreadableTargets,
    total: commands.$total,
    targets: commands.$targets,
    targetStatuses: commands.$targetStatuses,
    changes: commands.$changes,
    isEveryoneDenied: commands.$deniesEveryone,
  });
  const act = useUnit({
    authorize: commands.authorizationRequested,
    guildSelected: commands.guildSelected,
    reload: commands.commandsReloadRequested,
    close: commands.dialogClosed,
    next: commands.stepAdvanced,
    back: commands.stepReturned,
    modeSelected: commands.modeSelected,
    selectionChanged: commands.selectionChanged,
    permissionsSet: commands.permissionsSet,
    save: commands.saveRequested,
    retryTargets: commands.targetsReloadRequested,
    apply: commands.applyRequested,
    stop: commands.applyStopped,
    closeApply: commands.applyClosed,
  });
  const { rows, onEdit, onApply } = useRows();
  const dialog = usePermissionDialog();
  const { apply, onChoose } = useApply();
  const { permissionsSet } = act;
  const onPermissionsSet: PermissionDialogProps['onPermissionsSet'] = useCallback(
    (kind, ids, isAllowed) => void permissionsSet({ kind, ids, isAllowed }),
    [permissionsSet],
  );
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
      />
      <PermissionDialog
        state={dialog}
        targets={state.targets}
        targetStatuses={state.targetStatuses}
        unreadable={state.unreadableTargets}
        onRetryTargets={act.retryTargets}
        changes={state.changes}
        isEveryoneDenied={state.isEveryoneDenied}
        onModeChange={act.modeSelected}
        onSelectionChange={(kind, ids) => act.selectionChanged({ kind, ids })}
        onPermissionsSet={onPermissionsSet}
        onNext={() => act.next()}
        onBack={() => act.back()}
        onSave={() => act.save()}
        onClose={() => act.close()}
      />
      <ApplyPermissionsDialog
        state={apply}
        onChoose={onChoose}
        onApply={() => act.apply()}
        onStop={() => act.stop()}
        onClose={() => act.closeApply()}
      />
    </>
  );
}
