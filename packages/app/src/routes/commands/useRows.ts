import type { CommandItem, CommandsScreenProps } from '@dropdeck/design-system';
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

/** The rows of the commands screen and the handlers of one row and of the selected ones. */
export function useRows() {
  const shown = useUnit(commands.$shown);
  const { edit, apply, applyTo, shownExported, selectedExported } = useUnit({
    edit: commands.dialogOpened,
    apply: commands.applyOpened,
    applyTo: commands.applyToOpened,
    shownExported: commands.shownExported,
    selectedExported: commands.selectedExported,
  });
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
  const onApplyTo = useCallback(
    (texts: readonly string[]) => void applyTo(new Set(texts.flatMap((text) => originalId(text) ?? []))),
    [originalId, applyTo],
  );
  const onExport: CommandsScreenProps['onExport'] = useCallback(
    (format, texts) => {
      if (texts === null) shownExported(format);
      else selectedExported({ format, ids: texts.flatMap((text) => originalId(text) ?? []) });
    },
    [originalId, shownExported, selectedExported],
  );
  return { rows, onEdit, onApply, onApplyTo, onExport };
}
