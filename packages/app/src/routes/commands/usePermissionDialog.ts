import type { PermissionDialogState } from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';

/** The open permission dialog, for its screen; `null` while it is closed. */
export function usePermissionDialog(): PermissionDialogState | null {
  const dialog = useUnit(commands.$dialog);
  const command = dialog?.command ?? null;
  // Memoized, because the options of thousands of members derive from it.
  const overrides = useMemo(() => (command === null ? null : commands.overridesOf(command)), [command]);
  return useMemo(
    () =>
      dialog === null || overrides === null
        ? null
        : {
            commandName: dialog.command.name,
            step: dialog.step,
            overrides,
            mode: dialog.mode,
            selected: dialog.selected,
            isSaving: dialog.sent !== null,
            error: dialog.error,
          },
    [dialog, overrides],
  );
}
