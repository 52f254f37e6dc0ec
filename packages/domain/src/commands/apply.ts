import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum/not';
import { createJob, type ItemResult } from '../kernel/job/job';
import type { EntityId } from '../kernel/http';
import { notify } from '../kernel/toasts/notify';
import type { Command } from '../contract/calls/commands';
import { $commands, findCommand, list } from './list';
import { previewApply, type ApplyPreview } from './apply-preview';
import { messages } from './messages';
import { page } from './oauth-check';
import { isCustomized, mapKinds, overridesOf, type Overrides } from '../resources/overrides';
import { saveErrorText, saveFx, type OverridesSave } from './save';
import { $guildId } from './servers';

/** A command that receives the permissions of another one. */
export interface ApplyTarget {
  readonly id: EntityId;
  readonly name: string;
  readonly result: ItemResult;
}

interface ApplyDialog {
  readonly guildId: string;
  /** `null` until it is chosen in the dialog. */
  readonly source: Command | null;
  /** Whether the targets came first, so that the dialog asks for the source. */
  readonly isSourceOpen: boolean;
  /** Ids as text. */
  readonly chosen: ReadonlySet<string>;
  /** Those of the source; empty without one. */
  readonly overrides: Overrides;
}

/** The dialog that applies one command's permissions to others, and the progress of its job. */
export interface ApplyState extends ApplyDialog {
  /** The commands to choose the source from; empty when the dialog was opened for one. */
  readonly sources: readonly Command[];
  readonly targets: readonly ApplyTarget[];
  readonly isRunning: boolean;
  /** Null until a source and targets are chosen, and once the job has started. */
  readonly preview: ApplyPreview | null;
}

/** Opens the dialog for a command that has overrides. */
export const applyOpened = createEvent<EntityId>();
/** Opens the dialog for the commands that receive permissions; it asks which command to copy them from. */
export const applyToOpened = createEvent<readonly EntityId[]>();
export const applySourceChosen = createEvent<EntityId>();
/** Ignored while the job is running. */
export const applyClosed = createEvent();
export const applyTargetsChosen = createEvent<ReadonlySet<string>>();
/** Starts the job for the commands that change; after a job, retries what failed or was stopped. */
export const applyRequested = createEvent();
export const applyStopped = createEvent();

/** A save for one of the commands. */
interface Application extends OverridesSave {
  readonly name: string;
}
const job = createJob<Application>({
  keyOf: ({ commandId }) => commandId,
  run: saveFx,
  errorOf: saveErrorText,
});
/** Whether the job was started: it has its targets, and Apply retries it. */
const $hasRun = job.$job.map((progress) => progress !== null);
const $dialog = createStore<ApplyDialog | null>(null);

const none: Overrides = mapKinds(() => []);
const canBeSource = (command: Command): boolean => isCustomized(overridesOf(command));

const targetsOf = ({ source, chosen }: ApplyDialog, commands: readonly Command[]): readonly Command[] =>
  commands.filter(({ id }) => chosen.has(String(id)) && id !== source?.id);

function previewOf(dialog: ApplyDialog, commands: readonly Command[]): ApplyPreview | null {
  const targets = targetsOf(dialog, commands);
  return dialog.source === null || targets.length === 0 ? null : previewApply(dialog.overrides, targets);
}

export const $apply = combine($dialog, job.$job, $commands, (dialog, progress, commands): ApplyState | null =>
  dialog === null
    ? null
    : {
        ...dialog,
        sources: dialog.isSourceOpen ? commands.filter(canBeSource) : [],
        targets: (progress?.items ?? []).map(({ item: { commandId, name }, result }) => ({
          id: commandId,
          name,
          result,
        })),
        isRunning: progress?.isRunning === true,
        preview: progress === null ? previewOf(dialog, commands) : null,
      },
);

const named = (commands: readonly Command[]) => commands.map(({ id, name }) => ({ id: String(id), name }));

/** The dialog for its screen, with ids as text. */
export const $applyView = combine($apply, $commands, (state, commands) => {
  if (state === null) return null;
  const sourceId = state.source === null ? null : String(state.source.id);
  return {
    commandName: state.source?.name ?? null,
    sources: state.isSourceOpen ? named(state.sources) : undefined,
    sourceId,
    overrideCount: Object.values(state.overrides).reduce((sum, list) => sum + list.length, 0),
    commands: named(commands).filter(({ id }) => id !== sourceId),
    chosenIds: new Set([...state.chosen].filter((id) => id !== sourceId)),
    results: state.targets.map(({ id, name, result }) => ({
      id: String(id),
      name,
      state: result.state,
      error: result.state === 'failed' ? result.error : undefined,
    })),
    isRunning: state.isRunning,
    preview: state.preview,
  };
});

const found = sample({
  clock: applyOpened,
  source: { commands: $commands, guildId: $guildId, isRunning: job.$isRunning },
  filter: ({ isRunning }) => !isRunning,
  fn: ({ commands, guildId }, id): ApplyDialog | null => {
    const source = findCommand(commands, id);
    if (source === undefined || guildId === null || !canBeSource(source)) return null;
    return { guildId, source, isSourceOpen: false, chosen: new Set(), overrides: overridesOf(source) };
  },
});
const foundTargets = sample({
  clock: applyToOpened,
  source: { guildId: $guildId, isRunning: job.$isRunning },
  filter: ({ guildId, isRunning }) => guildId !== null && !isRunning,
  fn: ({ guildId }, ids): ApplyDialog => ({
    guildId: guildId ?? '',
    source: null,
    isSourceOpen: true,
    chosen: new Set(ids.map(String)),
    overrides: none,
  }),
});
const sourceChosen = sample({
  clock: applySourceChosen,
  source: { commands: $commands, hasRun: $hasRun },
  filter: ({ hasRun }) => !hasRun,
  fn: ({ commands }, id) => findCommand(commands.filter(canBeSource), id) ?? null,
});
const closed = sample({ clock: applyClosed, filter: not(job.$isRunning) });
const chosen = sample({
  clock: applyTargetsChosen,
  filter: not($hasRun),
});

$dialog
  .on([found, foundTargets], (_, dialog) => dialog)
  .on(sourceChosen, (dialog, source) =>
    dialog === null || source === null ? dialog : { ...dialog, source, overrides: overridesOf(source) },
  )
  .on(chosen, (dialog, ids) => (dialog === null ? null : { ...dialog, chosen: ids }))
  .on([closed, page.closed], () => null);
sample({ clock: [found, foundTargets, closed, page.closed], fn: () => undefined, target: job.reset });

const asked = sample({
  clock: applyRequested,
  source: { dialog: $dialog, commands: $commands, hasRun: $hasRun },
});
sample({
  clock: asked,
  filter: ({ hasRun }) => !hasRun,
  fn: ({ dialog, commands }) => {
    if (dialog === null) return [];
    const { guildId, overrides } = dialog;
    const rows = previewOf(dialog, commands)?.rows ?? [];
    return rows.map(({ id, name }): Application => ({ guildId, commandId: id, name, overrides }));
  },
  target: job.start,
});
sample({ clock: asked, filter: ({ hasRun }) => hasRun, fn: () => undefined, target: job.retry });
sample({ clock: applyStopped, target: job.stop });

const finished = sample({
  clock: job.finished,
  source: $dialog,
  fn: (dialog, progress) => ({ ...progress, guildId: dialog?.guildId ?? '' }),
});
sample({ clock: finished, fn: ({ guildId }) => guildId, target: list.requested });
notify({
  done: [
    sample({ clock: finished, filter: ({ failed }) => failed.length === 0 }),
    ({ done }, counts) => messages.applied(done.length, counts),
  ],
  failed: [
    sample({ clock: finished, filter: ({ failed }) => failed.length > 0 }),
    ({ failed, items }, counts) => messages.applyFailed(failed.length, items.length, counts),
  ],
});
