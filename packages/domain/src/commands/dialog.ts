import { combine, createEvent, sample } from 'effector';
import type { EntityId } from '../kernel/http';
import { notify } from '../kernel/toasts/notify';
import { createEditor } from '../kernel/save/editor';
import { createUndo } from '../kernel/save/undo';
import {
  returnStep,
  advanceStep,
  hasSelection,
  openDialog,
  selectedOverrides,
  select,
  setPermissions,
  type DialogState,
} from './dialog-state';
import { $commands, findCommand, list } from './list';
import { page } from './oauth-check';
import {
  changesOf,
  deniesEveryone,
  mergeOverrides,
  overridesOf,
  type TargetKind,
} from '../resources/overrides';
import { failedTargetsRetried } from './target-lists';
import { saveErrorText, saveFx } from './save';
import { $guildId } from './servers';
import { $serverTargets } from './targets';
import { t } from './text.en';

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

export const dialogOpened = createEvent<EntityId>();
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
  dialog?.step === 'configure' ? selectedOverrides(dialog) : null,
);

const opened = sample({
  clock: dialogOpened,
  source: { commands: $commands, guildId: $guildId },
  fn: ({ commands, guildId }, id) => {
    const command = findCommand(commands, id);
    return guildId === null || command === undefined ? null : openDialog(guildId, command);
  },
});
const found = sample({ clock: opened, filter: (dialog) => dialog !== null });
sample({ clock: found, target: editor.opened });
sample({ clock: found, target: failedTargetsRetried });

const $idle = combine($dialog, $isSaving, (dialog, isSaving) => (isSaving ? null : dialog));
// Reopened, so that the error of the step goes.
sample({
  clock: sample({ clock: stepReturned, source: $idle }),
  filter: (dialog) => dialog !== null,
  fn: returnStep,
  target: dialogReopened,
});

sample({
  clock: editor.sent,
  fn: (edit) => ({
    guildId: edit.guildId,
    commandId: edit.command.id,
    overrides: selectedOverrides(edit),
    edit,
  }),
  target: saveFx,
});
const ended = sample({
  clock: saveFx.finally,
  source: { openGuildId: $guildId, isOpen: page.$isOpen },
  filter: (_, { params }) => params.edit !== undefined,
  fn: ({ openGuildId, isOpen }, end) => ({
    value: end.params.edit as DialogState,
    error: end.status === 'done' ? null : saveErrorText(end.error),
    isPageOpen: isOpen,
    isServerOpen: end.params.guildId === openGuildId,
  }),
});
const saved = sample({ clock: ended, filter: ({ error }) => error === null });
const failed = sample({ clock: ended, filter: ({ error }) => error !== null });
sample({ clock: saved, fn: ({ value }) => value, target: editor.succeeded });
sample({ clock: failed, target: editor.failed });
notify({
  done: [saved, () => t('saved')],
  // The dialog shows the failure while the page is open; after that a toast does.
  failed: [
    sample({ clock: failed, filter: ({ isPageOpen }) => !isPageOpen }),
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
const dismissed = sample({
  clock: sample({ clock: dialogDismissed, source: $idle }),
  filter: (dialog) => dialog !== null,
});
sample({
  clock: dismissed,
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
  clock: undo.undone,
  source: { guildId: $guildId, isOpen: page.$isOpen },
  filter: ({ guildId, isOpen }, { item }) => isOpen && guildId === item.guildId,
  fn: (_, { item }) => item,
  target: dialogReopened,
});

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
