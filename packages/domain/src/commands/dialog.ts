import { combine, createEvent, createStore, sample } from 'effector';
import type { EntityId } from '../kernel/http';
import { registerUnsaved } from '../kernel/page/unsaved';
import { notify } from '../kernel/toasts/notify';
import { createUndo } from '../kernel/save/undo';
import type { Command } from '../contract/calls/commands';
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
import { messages } from './messages';
import { page } from './oauth-check';
import {
  changesOf,
  deniesEveryone,
  mergeOverrides,
  overridesOf,
  type Overrides,
  type TargetKind,
} from './overrides';
import { failedTargetsRetried } from './target-lists';
import { saveErrorText, saveFx } from './save';
import { $guildId } from './servers';
import { $serverTargets } from './targets';

export const dialogOpened = createEvent<EntityId>();
/** Ignored while a save is pending. */
export const dialogClosed = createEvent();
/** Closes the dialog by a press outside. A selection can be restored for `UNDO_MS`, because it is not asked about. */
export const dialogDismissed = createEvent();
/** Opens the dialog as a stored draft had it. */
export const dialogReopened = createEvent<DialogState>();
export const stepAdvanced = createEvent();
export const stepReturned = createEvent();
export const modeSelected = createEvent<TargetKind>();
export const selectionChanged = createEvent<{
  readonly kind: TargetKind;
  readonly ids: ReadonlySet<string>;
}>();
export const permissionsSet = createEvent<{
  readonly kind: TargetKind;
  readonly ids: readonly string[];
  readonly isAllowed: boolean;
}>();
export const saveRequested = createEvent();

export const $dialog = createStore<DialogState | null>(null);

export const $selectedOverrides = $dialog.map((dialog) =>
  dialog?.step === 'configure' ? selectedOverrides(dialog) : null,
);

const opened = sample({
  clock: dialogOpened,
  source: { commands: $commands, guildId: $guildId },
  fn: ({ commands, guildId }, id) => ({ guildId, command: findCommand(commands, id) ?? null }),
});
const isFound = (found: { guildId: string | null; command: Command | null }): boolean =>
  found.guildId !== null && found.command !== null;
sample({ clock: opened, filter: isFound, fn: () => undefined, target: failedTargetsRetried });

const saveStarted = sample({
  clock: saveRequested,
  source: $dialog,
  filter: (dialog) => dialog?.step === 'configure' && dialog.sent === null && hasSelection(dialog),
  fn: (dialog) => {
    const { guildId, command } = dialog as DialogState;
    return { guildId, commandId: command.id, overrides: selectedOverrides(dialog as DialogState) };
  },
});
sample({ clock: saveStarted, target: saveFx });

/** Ignores changes while a save is pending. */
const whenIdle =
  <Payload>(change: (dialog: DialogState, payload: Payload) => DialogState | null) =>
  (dialog: DialogState | null, payload: Payload): DialogState | null =>
    dialog === null || dialog.sent !== null ? dialog : change(dialog, payload);

const isWaitingFor = (dialog: DialogState | null, sent: Overrides): dialog is DialogState =>
  dialog !== null && dialog.sent === sent;

$dialog
  .on(opened, (dialog, { guildId, command }) =>
    guildId === null || command === null || dialog?.sent ? dialog : openDialog(guildId, command),
  )
  .on(dialogReopened, (_, dialog) => dialog)
  .on(
    dialogClosed,
    whenIdle(() => null),
  )
  .on(stepAdvanced, whenIdle(advanceStep))
  .on(stepReturned, whenIdle(returnStep))
  .on(
    modeSelected,
    whenIdle((dialog, mode) => ({ ...dialog, mode })),
  )
  .on(selectionChanged, whenIdle(select))
  .on(permissionsSet, whenIdle(setPermissions))
  .on(saveStarted, (dialog, { overrides }) =>
    dialog === null ? null : { ...dialog, sent: overrides, error: null },
  )
  .on(saveFx.done, (dialog, { params }) => (isWaitingFor(dialog, params.overrides) ? null : dialog))
  .on(saveFx.fail, (dialog, { params, error }) =>
    isWaitingFor(dialog, params.overrides) ? { ...dialog, sent: null, error: saveErrorText(error) } : dialog,
  )
  .on(page.closed, () => null);

/** The last overrides that this dialog sent. Tells its saves from those of a batch. */
const $sentOverrides = createStore<Overrides | null>(null).on(saveStarted, (_, { overrides }) => overrides);

const saved = sample({
  clock: saveFx.done,
  source: { sentOverrides: $sentOverrides, openGuildId: $guildId },
  filter: ({ sentOverrides }, { params }) => sentOverrides === params.overrides,
  fn: ({ openGuildId }, { params: { guildId } }) => ({ guildId, isOpen: guildId === openGuildId }),
});
notify({
  done: [saved, messages.saved],
  // The dialog shows the failure while the page is open; after that a toast does.
  failed: [
    sample({
      clock: saveFx.fail,
      source: { sentOverrides: $sentOverrides, isOpen: page.$isOpen },
      filter: ({ sentOverrides, isOpen }, { params }) => sentOverrides === params.overrides && !isOpen,
      fn: (_, { error }) => saveErrorText(error),
    }),
    (text) => text,
  ],
});
// The commands reload after a save (specification 4).
sample({
  clock: saved,
  filter: ({ isOpen }) => isOpen,
  fn: ({ guildId }) => guildId,
  target: list.requested,
});

export const $isDirty = $dialog.map((dialog) => dialog !== null && hasSelection(dialog));
registerUnsaved({ name: 'permissions', $isDirty, discard: dialogClosed });

const undo = createUndo<DialogState>('permissions');
const dismissed = sample({
  clock: dialogDismissed,
  source: $dialog,
  filter: (dialog) => dialog !== null && dialog.sent === null,
  fn: (dialog) => dialog as DialogState,
});
sample({
  clock: dismissed,
  filter: hasSelection,
  fn: (item) => ({
    label: item.command.name,
    item,
    toast: { kind: 'success' as const, text: messages.discarded, detail: item.command.name },
  }),
  target: undo.offered,
});
sample({ clock: dismissed, fn: () => undefined, target: dialogClosed });
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
