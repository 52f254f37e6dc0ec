import {
  ApplyPermissionsDialog,
  PermissionDialog,
  type PermissionDialogProps,
} from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { useUnit } from 'effector-react';
import { memo, useCallback, type ReactNode } from 'react';
import { useApply } from './useApply';
import { usePermissionDialog } from './usePermissionDialog';

function Permissions(): ReactNode {
  const state = useUnit({
    unreadable: commands.$unreadableTargets,
    targets: commands.$targets,
    targetStatuses: commands.$targetStatuses,
    changes: commands.$changes,
    isEveryoneDenied: commands.$deniesEveryone,
  });
  const act = useUnit({
    close: commands.dialogClosed,
    dismiss: commands.dialogDismissed,
    next: commands.stepAdvanced,
    back: commands.stepReturned,
    modeSelected: commands.modeSelected,
    selectionChanged: commands.selectionChanged,
    permissionsSet: commands.permissionsSet,
    save: commands.saveRequested,
    retryTargets: commands.targetsReloadRequested,
  });
  const { permissionsSet } = act;
  const onPermissionsSet: PermissionDialogProps['onPermissionsSet'] = useCallback(
    (kind, ids, isAllowed) => void permissionsSet({ kind, ids, isAllowed }),
    [permissionsSet],
  );
  return (
    <PermissionDialog
      {...state}
      state={usePermissionDialog()}
      onRetryTargets={act.retryTargets}
      onModeChange={act.modeSelected}
      onSelectionChange={(kind, ids) => act.selectionChanged({ kind, ids })}
      onPermissionsSet={onPermissionsSet}
      onNext={() => act.next()}
      onBack={() => act.back()}
      onSave={() => act.save()}
      onClose={() => act.close()}
      onDismiss={() => act.dismiss()}
    />
  );
}

function Apply(): ReactNode {
  const { apply, onChoose, onSourceChange } = useApply();
  const act = useUnit({
    apply: commands.applyRequested,
    stop: commands.applyStopped,
    close: commands.applyClosed,
  });
  return (
    <ApplyPermissionsDialog
      state={apply}
      onChoose={onChoose}
      onSourceChange={onSourceChange}
      onApply={() => act.apply()}
      onStop={() => act.stop()}
      onClose={() => act.close()}
    />
  );
}

/** The dialogs of the commands. */
function Dialogs(): ReactNode {
  return (
    <>
      <Permissions />
      <Apply />
    </>
  );
}

export default memo(Dialogs);
