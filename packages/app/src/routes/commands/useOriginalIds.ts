import * as commands from '@dropdeck/domain/commands';
import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';

type CommandId = commands.Command['id'];

/** Screens use string ids; requests must send the id with the type that the server gave it. */
export function useOriginalIds(): (text: string) => CommandId | null {
  const all = useUnit(commands.$commands);
  const byText = useMemo(() => new Map(all.map(({ id }) => [String(id), id])), [all]);
  return useCallback((text) => byText.get(text) ?? null, [byText]);
}
