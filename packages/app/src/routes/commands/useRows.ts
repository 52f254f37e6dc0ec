import type { CommandItem } from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { useOriginalIds } from './useOriginalIds';

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
