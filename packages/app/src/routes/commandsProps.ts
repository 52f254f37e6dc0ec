import type { ApplyPermissionsState, CommandItem, PermissionDialogState } from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';

type CommandId = commands.Command['id'];

/** Screens use string ids; requests must send the id with the type that the server gave it. */
function useOriginalIds(): (text: string) => CommandId | null {
  const all = useUnit(commands.$commands);
  const byText = useMemo(() => new Map(all.map(({ id }) => [String(id), id])), [all]);
  return useCallback((text) => byText.get(text) ?? null, [byText]);
}

const rowOf = ({ command }: commands.CommandRow): CommandItem => {
  const { channels, roles, members } = commands.overridesOf(command);
  return {
    id: String(command.id),
    name: command.name,
    overrides: { channels: channels.length, roles: roles.length, members: members.length },
  };
};

/** The rows of the commands screen and the handlers that open a row's dialogs. */
export function useRows() {
  const shown = useUnit(commands.$shown);
  const { edit, apply } = useUnit({ edit: commands.dialogOpened, apply: commands.applyOpened });
  const originalId = useOriginalIds();
  const rows = useMemo(() => shown.map(rowOf), [shown]);
  const onEdit = useCallback(
    (text: string) => {
      const id = originalId(text);
      if (id !== null) edit(id);
    },
    [originalId, edit],
  );
  const onApply = useCallback(
    (text: string) => {
      const id = originalId(text);
      if (id !== null) apply(id);
    },
    [originalId, apply],
  );
  return { rows, onEdit, onApply };
}

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

/** The open dialog that applies one command's permissions to others; `null` while it is closed. */
export function useApply() {
  const { state, all } = useUnit({ state: commands.$apply, all: commands.$commands });
  const choose = useUnit(commands.applyTargetsChosen);
  const originalId = useOriginalIds();
  const sourceId = state?.source.id ?? null;
  const others = useMemo(
    () => all.filter(({ id }) => id !== sourceId).map(({ id, name }) => ({ id: String(id), name })),
    [all, sourceId],
  );
  const apply = useMemo(
    (): ApplyPermissionsState | null =>
      state === null
        ? null
        : {
            commandName: state.source.name,
            overrideCount: Object.values(state.overrides).reduce((sum, list) => sum + list.length, 0),
            commands: others,
            chosenIds: new Set([...state.chosen].map(String)),
            results: state.targets.map(({ id, name, result }) => ({
              id: String(id),
              name,
              state: result.state,
              error: result.state === 'failed' ? result.error : undefined,
            })),
            isRunning: state.isRunning,
          },
    [state, others],
  );
  const onChoose = useCallback(
    (ids: ReadonlySet<string>) => void choose(new Set([...ids].flatMap((text) => originalId(text) ?? []))),
    [choose, originalId],
  );
  return { apply, onChoose };
}
