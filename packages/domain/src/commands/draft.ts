import { combine, createStore, sample } from 'effector';
import { pages } from '../shell/pages';
import { createDraft, draftRefused, type Restored } from '../kernel/save/drafts';
import type { Command } from '../contract/calls/commands';
import { $dialog, dialogOpened, dialogReopened } from './dialog';
import { hasSelection, openDialog, type DialogState, type DialogStep } from './dialog-state';
import { list } from './list';
import { page } from './oauth-check';
import { mapKinds, type ByKind, type TargetKind } from '../resources/overrides';
import { $guildId, $guilds, $pageState, guildSelected } from './servers';
import { failedTargetsRetried } from './target-lists';

interface PermissionsDraft {
  readonly name: string;
  readonly guildId: string;
  readonly commandId: string;
  readonly step: DialogStep;
  readonly mode: TargetKind | null;
  readonly selected: ByKind<readonly string[]>;
  readonly set: ByKind<readonly (readonly [id: string, isAllowed: boolean])[]>;
}

function draftOf({ guildId, command, step, mode, selected, set }: DialogState) {
  const commandId = String(command.id);
  const value: PermissionsDraft = {
    name: command.name,
    guildId,
    commandId,
    step,
    mode,
    selected: mapKinds((kind) => [...selected[kind]]),
    set: mapKinds((kind) => [...set[kind]]),
  };
  return { id: `${guildId}/${commandId}`, name: command.name, value };
}

/** The draft that waits for the commands of its server. */
const $waiting = createStore<Restored<PermissionsDraft> | null>(null);

const restored = createDraft<PermissionsDraft>({
  kind: 'permissions',
  page,
  path: pages.commands.path,
  $isReady: $pageState.map((state) => state === 'ready'),
  $draft: combine($dialog, $waiting, (dialog, waiting) => {
    if (waiting !== null) return { id: waiting.id, name: waiting.value.name, value: waiting.value };
    return dialog !== null && hasSelection(dialog) ? draftOf(dialog) : null;
  }),
});

$waiting.on(restored, (_, draft) => draft).on([page.closed, dialogOpened], () => null);
sample({
  clock: restored,
  source: { guilds: $guilds, guildId: $guildId },
  filter: ({ guilds, guildId }, { value }) =>
    guildId !== value.guildId && guilds.some(({ id }) => id === value.guildId),
  fn: (_, { value }) => value.guildId,
  target: guildSelected,
});

const found = sample({
  clock: [$waiting, list.$loadedFor],
  source: { draft: $waiting, guilds: $guilds, loadedFor: list.$loadedFor, commands: list.$items },
  // A server that the bot has left is never loaded.
  filter: ({ draft, guilds, loadedFor }) =>
    draft !== null &&
    (loadedFor === draft.value.guildId || !guilds.some(({ id }) => id === draft.value.guildId)),
  fn: ({ draft, loadedFor, commands }) => {
    const { commandId, guildId } = (draft as Restored<PermissionsDraft>).value;
    const command = loadedFor === guildId ? commands.find(({ id }) => String(id) === commandId) : undefined;
    return { draft: draft as Restored<PermissionsDraft>, command };
  },
});
$waiting.on(found, () => null);
sample({
  clock: found,
  filter: ({ command }) => command === undefined,
  fn: ({ draft }) => ({ ...draft, isMissing: true }),
  target: draftRefused,
});
const reopened = sample({
  clock: found,
  filter: ({ command }) => command !== undefined,
  fn: ({ draft: { value }, command }): DialogState => ({
    ...openDialog(value.guildId, command as Command),
    step: value.step,
    mode: value.mode,
    selected: mapKinds((kind) => new Set(value.selected[kind])),
    set: mapKinds((kind) => new Map(value.set[kind])),
  }),
});
sample({ clock: reopened, target: dialogReopened });
sample({ clock: reopened, target: failedTargetsRetried });
