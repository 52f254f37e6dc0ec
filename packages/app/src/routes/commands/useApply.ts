import type { ApplyPermissionsState } from '@dropdeck/design-system';
import * as commands from '@dropdeck/domain/commands';
import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { useOriginalIds } from './useOriginalIds';

const namedOf = (list: readonly commands.Command[]) => list.map(({ id, name }) => ({ id: String(id), name }));

/** The open dialog that applies one command's permissions to others; `null` while it is closed. */
export function useApply() {
  const { state, all } = useUnit({ state: commands.$apply, all: commands.$commands });
  const { choose, chooseSource } = useUnit({
    choose: commands.applyTargetsChosen,
    chooseSource: commands.applySourceChosen,
  });
  const originalId = useOriginalIds();
  const sourceId = state?.source?.id ?? null;
  const others = useMemo(() => namedOf(all.filter(({ id }) => id !== sourceId)), [all, sourceId]);
  const apply = useMemo(
    (): ApplyPermissionsState | null =>
      state === null
        ? null
        : {
            commandName: state.source?.name ?? null,
            sources: state.isSourceOpen ? namedOf(state.sources) : undefined,
            sourceId: sourceId === null ? null : String(sourceId),
            overrideCount: Object.values(state.overrides).reduce((sum, list) => sum + list.length, 0),
            commands: others,
            chosenIds: new Set([...state.chosen].filter((id) => id !== sourceId).map(String)),
            results: state.targets.map(({ id, name, result }) => ({
              id: String(id),
              name,
              state: result.state,
              error: result.state === 'failed' ? result.error : undefined,
            })),
            isRunning: state.isRunning,
            preview: state.preview,
          },
    [state, others, sourceId],
  );
  const onChoose = useCallback(
    (ids: ReadonlySet<string>) => void choose(new Set([...ids].flatMap((text) => originalId(text) ?? []))),
    [choose, originalId],
  );
  const onSourceChange = useCallback(
    (text: string) => {
      const id = originalId(text);
      if (id !== null) chooseSource(id);
    },
    [chooseSource, originalId],
  );
  return { apply, onChoose, onSourceChange };
}
