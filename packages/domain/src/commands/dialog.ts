import { combine, createEvent, createStore, sample } from 'effector';
import type { EntityId } from '../shared/http';
import { unsavedChanged } from '../shared/unsaved';
import { toastShown } from '../toasts';
import type { Command } from './contract';
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
import { $commands, list } from './list';
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
import { failedTargetsWanted } from './people';
import { saveErrorText, saveFx } from './save';
import { $guildId } from './servers';
import { $serverTargets } from './targets';

/** The dialog is asked for, for a command of the list. */
export const dialogOpened = createEvent<EntityId>();
/** Cancel, Escape or a press beside it. Not heard while it is being saved. */
export const dialogClosed = createEvent();
/** Edit Permissions, and Continue. */
export const stepAdvanced = createEvent();
export const stepReturned = createEvent();
export const modeSelected = createEvent<TargetKind>();
/** All that is selected of one kind. */
export const selectionChanged = createEvent<{
  readonly kind: TargetKind;
  readonly ids: ReadonlySet<string>;
}>();
/** Some of what is selected is allowed or denied. */
export const permissionsSet = createEvent<{
  readonly kind: TargetKind;
  readonly ids: readonly string[];
  readonly isAllowed: boolean;
}>();
export const saveRequested = createEvent();

/** The open dialog; `null` while it is closed. */
export const $dialog = createStore<DialogState | null>(null);

/** What a save would send. */
export const $selectedOverrides = $dialog.map((dialog) =>
  dialog?.step === 'configure' ? selectedOverrides(dialog) : null,
);

const opened = sample({
  clock: dialogOpened,
  source: { commands: $commands, guildId: $guildId },
  fn: ({ commands, guildId }, id) => ({ guildId, command: commands.find((one) => one.id === id) ?? null }),
});
const isFound = (found: { guildId: string | null; command: Command | null }): boolean =>
  found.guildId !== null && found.command !== null;
sample({ clock: opened, filter: isFound, fn: () => undefined, target: failedTargetsWanted });

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

/** The dialog, if it may be worked with: not while its save is on its way. */
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

/** The saves of this dialog, apart from those that give permissions to several commands. */
const $own = createStore<Overrides | null>(null).on(saveStarted, (_, { overrides }) => overrides);

const saved = sample({
  clock: saveFx.done,
  source: { own: $own, openGuildId: $guildId },
  filter: ({ own }, { params }) => own === params.overrides,
  fn: ({ openGuildId }, { params: { guildId } }) => ({ guildId, isOpen: guildId === openGuildId }),
});
sample({ clock: saved, fn: () => ({ kind: 'success' as const, text: messages.saved }), target: toastShown });
// Spec section 4: then the commands reload.
sample({
  clock: saved,
  filter: ({ isOpen }) => isOpen,
  fn: ({ guildId }) => guildId,
  target: list.requested,
});
// The footer of the dialog is where it is said; whoever has left meanwhile hears of it all the same.
sample({
  clock: saveFx.fail,
  source: { own: $own, isOpen: page.$isOpen },
  filter: ({ own, isOpen }, { params }) => own === params.overrides && !isOpen,
  fn: (_, { error }) => ({ kind: 'error' as const, text: saveErrorText(error) }),
  target: toastShown,
});

export const $isDirty = $dialog.map((dialog) => dialog !== null && hasSelection(dialog));
sample({ clock: $isDirty, target: unsavedChanged });

/** What a save would change, and what it would leave as it is; empty before the configure step. */
export const $changes = combine($dialog, $selectedOverrides, (dialog, sent) =>
  dialog === null || sent === null ? [] : changesOf(overridesOf(dialog.command), sent),
);

/** Whether nobody could use the command after the save. */
export const $deniesEveryone = combine(
  $dialog,
  $selectedOverrides,
  $serverTargets,
  (dialog, sent, server) =>
    dialog !== null &&
    sent !== null &&
    deniesEveryone(mergeOverrides(overridesOf(dialog.command), sent), server),
);
