import { combine, createEvent, sample } from 'effector';
import { not } from 'patronum/not';
import type { Command } from '../contract/calls/commands';
import { notify } from '../kernel/toasts/notify';
import { createEditor } from '../kernel/save/editor';
import { createUndo } from '../kernel/save/undo';
import { $commands, dialogOpened, findCommand, list } from './list';
import { page } from './oauth-check';
import {
  changesOf,
  deniesEveryone,
  mapKinds,
  mergeOverrides,
  overridesOf,
  targetKinds,
  type ByKind,
  type Overrides,
  type TargetKind,
} from '../resources/overrides';
import { saveErrorText, saveFx } from './save';
import { $guildId, guildChanged, guildSelected } from './servers';
import { $serverTargets, failedTargetsRetried } from './targets';
import { t } from './text.en';

export interface DialogState {
  readonly guildId: string;
  /** The command when the dialog opened. */
  readonly command: Command;
  /** The steps are in this order (specification 2.11). */
  readonly step: 'view' | 'select' | 'configure';
  /** The Permission Mode: the kind of target that the list shows; null until one is chosen. */
  readonly mode: TargetKind | null;
  readonly selected: ByKind<ReadonlySet<string>>;
  /** The choices of the configure step. A target without one keeps its current override, or is denied. */
  readonly set: ByKind<ReadonlyMap<string, boolean>>;
}

/** The first step. The select step opens with the mode of the first kind that has overrides, or with none. */
const openDialog = (guildId: string, command: Command): DialogState => ({
  guildId,
  command,
  step: 'view',
  mode: targetKinds.find((kind) => overridesOf(command)[kind].length > 0) ?? null,
  selected: mapKinds(() => new Set<string>()),
  set: mapKinds(() => new Map<string, boolean>()),
});

const hasSelection = ({ selected }: DialogState): boolean =>
  targetKinds.some((kind) => selected[kind].size > 0);

/** Moves to the next step. Continue does nothing without a selection (specification 5). */
function advanceStep(dialog: DialogState): DialogState {
  if (dialog.step === 'view') return { ...dialog, step: 'select' };
  return dialog.step === 'select' && hasSelection(dialog) ? { ...dialog, step: 'configure' } : dialog;
}

/** Moves to the previous step; returning to view clears the selection. */
function returnStep(dialog: DialogState): DialogState {
  if (dialog.step === 'configure') return { ...dialog, step: 'select' };
  return dialog.step === 'select' ? openDialog(dialog.guildId, dialog.command) : dialog;
}

/** Replaces the selection of one kind; deselecting a target drops its choice. */
function select(
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

function setPermissions(
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
function overridesIn({ command, selected, set }: DialogState): Overrides {
  const current = overridesOf(command);
  return mapKinds((kind) => {
    const before = new Map(current[kind].map(({ id, permission }) => [id, permission]));
    return [...selected[kind]].map((id) => ({
      id,
      permission: set[kind].get(id) ?? before.get(id) ?? false,
    }));
  });
}

const editor = createEditor<DialogState>({
  name: 'permissions',
  page,
  isSame: (_, dialog) => !hasSelection(dialog),
  canSave: (dialog) => dialog.step === 'configure' && hasSelection(dialog),
  keptAs: ({ guildId, command }) => `${guildId}/${command.id}`,
  keptPart: ({ command: _, ...typed }) => typed,
});

export const {
  $draft: $dialog,
  $isDirty,
  $isSaving,
  $error,
  /** Ignored while a save is pending. */
  closed: dialogClosed,
  saveRequested,
} = editor;

/** Closes the dialog by a press outside. A selection can be restored for `UNDO_MS`, because it is not asked about. */
export const dialogDismissed = createEvent();
/** Shows the dialog in another state, without the error of the last save. */
const dialogReopened = editor.reopened.prepend((dialog: DialogState) => ({
  saved: dialog,
  draft: dialog,
}));
export const stepAdvanced = editor.changed.prepend(() => advanceStep);
export const stepReturned = createEvent();
export const modeSelected = editor.changed.prepend((mode: TargetKind) => (dialog) => ({ ...dialog, mode }));
export const selectionChanged = editor.changed.prepend(
  (selection: Parameters<typeof select>[1]) => (dialog) => select(dialog, selection),
);
export const permissionsSet = editor.changed.prepend(
  (permissions: Parameters<typeof setPermissions>[1]) => (dialog) => setPermissions(dialog, permissions),
);

export const $selectedOverrides = $dialog.map((dialog) =>
  dialog?.step === 'configure' ? overridesIn(dialog) : null,
);

const found = sample({
  clock: dialogOpened,
  source: { commands: $commands, guildId: $guildId },
  fn: ({ commands, guildId }, id) => {
    const command = findCommand(commands, id);
    return guildId === null || command === undefined ? null : openDialog(guildId, command);
  },
});
sample({ clock: found, filter: Boolean, target: [editor.opened, failedTargetsRetried] });

const $idle = combine($dialog, $isSaving, (dialog, isSaving) => (isSaving ? null : dialog));
// Reopened, so that the error of the step goes.
sample({ clock: stepReturned, source: $idle, filter: Boolean, fn: returnStep, target: dialogReopened });

sample({
  clock: editor.sent,
  fn: (edit) => ({
    guildId: edit.guildId,
    commandId: edit.command.id,
    overrides: overridesIn(edit),
    edit,
  }),
  target: saveFx,
});
const ended = sample({
  clock: saveFx.finally,
  source: { openGuildId: $guildId, dialog: $dialog },
  filter: (_, { params }) => params.edit !== undefined,
  fn: ({ openGuildId, dialog }, end) => ({
    value: end.params.edit as DialogState,
    error: end.status === 'done' ? null : saveErrorText(end.error),
    isShown: dialog === end.params.edit,
    isServerOpen: end.params.guildId === openGuildId,
  }),
});
const saved = sample({ clock: ended, filter: ({ error }) => error === null });
const failed = sample({ clock: ended, filter: ({ error }) => error !== null });
sample({ clock: saved, fn: ({ value }) => value, target: editor.succeeded });
sample({ clock: failed, target: editor.failed });
notify({
  done: [saved, () => t('saved')],
  // The dialog shows the failure; once it is gone, with its page, a toast does.
  failed: [
    sample({ clock: failed, filter: ({ isShown }) => !isShown }),
    ({ error }) => error ?? t('saveFailed'),
  ],
});
// The commands reload after a save (specification 4).
sample({
  clock: saved,
  filter: ({ isServerOpen }) => isServerOpen,
  fn: ({ value }) => value.guildId,
  target: list.requested,
});

const undo = createUndo<DialogState>('permissions');
// Nothing is there to return to.
sample({ clock: page.closed, target: undo.ended });
const undone = sample({ clock: undo.undone, filter: not($isSaving), fn: ({ item }) => item });
const dismissed = sample({ clock: dialogDismissed, source: $idle, filter: Boolean });
// What it takes the place of can be restored in turn.
const replaced = sample({ clock: undone, source: $idle, filter: Boolean });
sample({
  clock: [dismissed, replaced],
  filter: hasSelection,
  fn: (item) => ({
    label: item.command.name,
    item,
    toast: { kind: 'success' as const, text: t('discarded'), detail: item.command.name },
  }),
  target: undo.offered,
});
sample({ clock: dismissed, target: dialogClosed });
sample({
  clock: undone,
  source: $guildId,
  filter: (open, { guildId }) => open !== guildId,
  fn: (_, { guildId }) => guildId,
  target: guildSelected,
});
sample({ clock: undone, target: dialogReopened });
// Back has led to another server, whose roles and members are others.
const left = sample({
  clock: guildChanged,
  source: { dialog: $dialog, isSaving: $isSaving },
  filter: ({ dialog }, guildId) => dialog !== null && dialog.guildId !== guildId,
  fn: ({ isSaving }) => isSaving,
});
sample({ clock: left, filter: (isSaving) => !isSaving, fn: () => undefined, target: dialogDismissed });
sample({ clock: left, filter: Boolean, fn: () => undefined, target: editor.dropped });

/** What a save would change; empty before the configure step. */
export const $changes = combine($dialog, $selectedOverrides, (dialog, sent) =>
  dialog === null || sent === null ? [] : changesOf(overridesOf(dialog.command), sent),
);

/** Whether a save would deny the command to every member of the server. */
export const $deniesEveryone = combine(
  $dialog,
  $selectedOverrides,
  $serverTargets,
  (dialog, sent, server) =>
    dialog !== null &&
    sent !== null &&
    deniesEveryone(mergeOverrides(overridesOf(dialog.command), sent), server),
);
