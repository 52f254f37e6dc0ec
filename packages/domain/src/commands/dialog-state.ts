import type { Command } from './contract';
import {
  mapKinds,
  overridesOf,
  targetKinds,
  type ByKind,
  type Overrides,
  type TargetKind,
} from './overrides';

/** The steps of the permission dialog, in order (spec section 4). */
export const dialogSteps = ['view', 'select', 'configure'] as const;
export type DialogStep = (typeof dialogSteps)[number];

/** The permission dialog while it is open. */
export interface DialogState {
  readonly guildId: string;
  /** As it was when the dialog opened. */
  readonly command: Command;
  readonly step: DialogStep;
  /** What is being chosen from: the Permission Mode. */
  readonly mode: TargetKind;
  readonly selected: ByKind<ReadonlySet<string>>;
  /** What was set in configure; whatever is not set yet is as it stands, or denied. */
  readonly set: ByKind<ReadonlyMap<string, boolean>>;
  /** What is on its way. */
  readonly sent: Overrides | null;
  readonly error: string | null;
}

/** The kind that the select step opens on: the first with overrides, so that it starts with what exists. */
export function startMode(command: Command): TargetKind {
  const standing = overridesOf(command);
  return targetKinds.find((kind) => standing[kind].length > 0) ?? 'channels';
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
  sent: null,
  error: null,
});

export const hasSelection = ({ selected }: DialogState): boolean =>
  targetKinds.some((kind) => selected[kind].size > 0);

/** The dialog a step further. Continue does nothing while nothing is selected (spec section 5). */
export function advanceStep(dialog: DialogState): DialogState {
  if (dialog.step === 'view') return { ...dialog, step: 'select' };
  return dialog.step === 'select' && hasSelection(dialog) ? { ...dialog, step: 'configure' } : dialog;
}

/** The dialog a step back: configure to select, and select to view, which clears the selections. */
export function returnStep(dialog: DialogState): DialogState {
  if (dialog.step === 'configure') return { ...dialog, step: 'select', error: null };
  return dialog.step === 'select' ? { ...dialog, step: 'view', ...noSelection(dialog.command) } : dialog;
}

/** Selects these of a kind. What is selected no more is forgotten, with what was set for it. */
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

/** Allows or denies some of what is selected. */
export function setPermissions(
  dialog: DialogState,
  { kind, ids, isAllowed }: { kind: TargetKind; ids: readonly string[]; isAllowed: boolean },
): DialogState {
  const set = new Map(dialog.set[kind]);
  for (const id of ids) set.set(id, isAllowed);
  return { ...dialog, set: { ...dialog.set, [kind]: set } };
}

/**
 * The overrides that a save would send: everything selected, as it was set; else as it stands; and
 * denied where there is no override yet (spec section 5).
 */
export function selectedOverrides({ command, selected, set }: DialogState): Overrides {
  const standing = overridesOf(command);
  return mapKinds((kind) => {
    const before = new Map(standing[kind].map(({ id, permission }) => [id, permission]));
    return [...selected[kind]].map((id) => ({
      id,
      permission: set[kind].get(id) ?? before.get(id) ?? false,
    }));
  });
}
