import type { Command } from '../contract/calls/commands';
import {
  mapKinds,
  overridesOf,
  targetKinds,
  type ByKind,
  type Overrides,
  type TargetKind,
} from '../resources/overrides';

/** The steps of the permission dialog, in order (specification 2.11). */
export const dialogSteps = ['view', 'select', 'configure'] as const;
export type DialogStep = (typeof dialogSteps)[number];

export interface DialogState {
  readonly guildId: string;
  /** The command when the dialog opened. */
  readonly command: Command;
  readonly step: DialogStep;
  /** The Permission Mode: the kind of target that the list shows; null until one is chosen. */
  readonly mode: TargetKind | null;
  readonly selected: ByKind<ReadonlySet<string>>;
  /** The choices of the configure step. A target without one keeps its current override, or is denied. */
  readonly set: ByKind<ReadonlyMap<string, boolean>>;
}

/** The mode that the select step opens with: the first kind that has overrides, or none. */
export function startMode(command: Command): TargetKind | null {
  const current = overridesOf(command);
  return targetKinds.find((kind) => current[kind].length > 0) ?? null;
}

const noSelection = (command: Command): Pick<DialogState, 'mode' | 'selected' | 'set'> => ({
  mode: startMode(command),
  selected: mapKinds(() => new Set<string>()),
  set: mapKinds(() => new Map<string, boolean>()),
});

export const openDialog = (guildId: string, command: Command): DialogState => ({
  guildId,
  command,
  step: 'view',
  ...noSelection(command),
});

export const hasSelection = ({ selected }: DialogState): boolean =>
  targetKinds.some((kind) => selected[kind].size > 0);

/** Moves to the next step. Continue does nothing without a selection (specification 5). */
export function advanceStep(dialog: DialogState): DialogState {
  if (dialog.step === 'view') return { ...dialog, step: 'select' };
  return dialog.step === 'select' && hasSelection(dialog) ? { ...dialog, step: 'configure' } : dialog;
}

/** Moves to the previous step; returning to view clears the selection. */
export function returnStep(dialog: DialogState): DialogState {
  if (dialog.step === 'configure') return { ...dialog, step: 'select' };
  return dialog.step === 'select' ? { ...dialog, step: 'view', ...noSelection(dialog.command) } : dialog;
}

/** Replaces the selection of one kind; deselecting a target drops its choice. */
export function select(
  dialog: DialogState,
  { kind, ids }: { kind: TargetKind; ids: ReadonlySet<string> },
): DialogState {
  const set = new Map([...dialog.set[kind]].filter(([id]) => ids.has(id)));
  return {
    ...dialog,
    selected: { ...dialog.selected, [kind]: ids },
    set: { ...dialog.set, [kind]: set },
  };
}

export function setPermissions(
  dialog: DialogState,
  { kind, ids, isAllowed }: { kind: TargetKind; ids: readonly string[]; isAllowed: boolean },
): DialogState {
  const set = new Map(dialog.set[kind]);
  for (const id of ids) set.set(id, isAllowed);
  return { ...dialog, set: { ...dialog.set, [kind]: set } };
}

/**
 * The overrides that a save sends: for each selected target the choice made here, else its current override,
 * else denied (specification 5).
 */
export function selectedOverrides({ command, selected, set }: DialogState): Overrides {
  const current = overridesOf(command);
  return mapKinds((kind) => {
    const before = new Map(current[kind].map(({ id, permission }) => [id, permission]));
    return [...selected[kind]].map((id) => ({
      id,
      permission: set[kind].get(id) ?? before.get(id) ?? false,
    }));
  });
}
