import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum/not';
import { createJob } from '../kernel/job/job';
import { registerUnsaved } from '../kernel/page/unsaved';
import type { EntityId } from '../kernel/http';
import { notify } from '../kernel/toasts/notify';
import type { Command } from '../contract/calls/commands';
import { $commands, applyOpened, applyToOpened, findCommand, list } from './list';
import { page } from './oauth-check';
import { isCustomized, overridesOf, type Overrides, changesOf, targetKinds } from '../resources/overrides';
import { saveErrorText, saveFx, type OverridesSave } from './save';
import { $guildId, guildChanged } from './servers';
import { t } from './text.en';
import { formatList } from '@dropdeck/text';

/** “2 allowed, 1 denied”; empty without overrides. */
function textOf(permissions: readonly boolean[]): string {
  const allowed = permissions.filter(Boolean).length;
  const denied = permissions.length - allowed;
  return formatList(
    [...(allowed > 0 ? [t('allowed', { allowed })] : []), ...(denied > 0 ? [t('denied', { denied })] : [])],
    'comma',
  );
}

/** The commands that change when they get `overrides`, as the rows of a preview; their other overrides stay. */
export function previewApply(overrides: Overrides, commands: readonly Command[]) {
  const rows = commands.flatMap((command) => {
    const current = overridesOf(command);
    const changes = changesOf(current, overrides);
    if (changes.every(({ change }) => change === 'kept')) return [];
    const before = targetKinds.flatMap((kind) => current[kind].map(({ permission }) => permission));
    const after = changes.map(({ permission }) => permission);
    const changed = changes.filter(({ change }) => change === 'changed').length;
    const added = changes.filter(({ change }) => change === 'added').length;
    const words = [
      ...(added > 0 ? [t('added', { added })] : []),
      ...(changed > 0 ? [t('changed', { changed })] : []),
    ];
    return [
      {
        id: command.id,
        name: command.name,
        before: textOf(before),
        after: t('preview', { permissions: textOf(after), changes: formatList(words, 'comma') }),
      },
    ];
  });
  return { count: rows.length, unchanged: commands.length - rows.length, rows };
}

/** The dialog that applies one command's permissions to others. */
interface ApplyDialog {
  readonly guildId: string;
  /** `null` until it is chosen in the dialog. */
  readonly source: Command | null;
  /** Whether the targets came first, so that the dialog asks for the source. */
  readonly isSourceOpen: boolean;
  /** Ids as text. */
  readonly chosen: ReadonlySet<string>;
}

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

const canBeSource = (command: Command): boolean => isCustomized(overridesOf(command));

const targetsOf = ({ source, chosen }: ApplyDialog, commands: readonly Command[]): readonly Command[] =>
  commands.filter(({ id }) => chosen.has(String(id)) && id !== source?.id);

function previewOf(dialog: ApplyDialog, commands: readonly Command[]) {
  const targets = targetsOf(dialog, commands);
  const { source } = dialog;
  return source === null || targets.length === 0 ? null : previewApply(overridesOf(source), targets);
}

const named = (commands: readonly Command[]) => commands.map(({ id, name }) => ({ id: String(id), name }));

/** The dialog and the progress of its job, with ids as text. */
export const $applyView = combine($dialog, job.$job, $commands, (dialog, progress, commands) => {
  if (dialog === null) return null;
  const { source, chosen } = dialog;
  const sourceId = source === null ? null : String(source.id);
  return {
    commandName: source?.name ?? null,
    sources: dialog.isSourceOpen ? named(commands.filter(canBeSource)) : undefined,
    sourceId,
    overrideCount: source === null ? 0 : Object.values(overridesOf(source)).flat().length,
    commands: named(commands).filter(({ id }) => id !== sourceId),
    chosenIds: new Set([...chosen].filter((id) => id !== sourceId)),
    results: (progress?.items ?? []).map(({ item: { commandId, name }, result }) => ({
      id: String(commandId),
      name,
      state: result.state,
      error: result.state === 'failed' ? result.error : undefined,
    })),
    isRunning: progress?.isRunning === true,
    // None until a source and targets are chosen, and once the job has started.
    preview: progress === null ? previewOf(dialog, commands) : null,
  };
});

const found = sample({
  clock: applyOpened,
  source: { commands: $commands, guildId: $guildId, isRunning: job.$isRunning },
  filter: ({ isRunning }) => !isRunning,
  fn: ({ commands, guildId }, id): ApplyDialog | null => {
    const source = findCommand(commands, id);
    if (source === undefined || guildId === null || !canBeSource(source)) return null;
    return { guildId, source, isSourceOpen: false, chosen: new Set() };
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
  }),
});
const sourceChosen = sample({
  clock: applySourceChosen,
  source: { commands: $commands, hasRun: $hasRun },
  filter: ({ hasRun }) => !hasRun,
  fn: ({ commands }, id) => findCommand(commands.filter(canBeSource), id) ?? null,
});
const closed = sample({ clock: applyClosed, filter: not(job.$isRunning) });
const chosen = sample({ clock: applyTargetsChosen, filter: not($hasRun) });
// Back has led to another server.
sample({
  clock: guildChanged,
  source: $dialog,
  filter: (dialog, guildId) => dialog !== null && dialog.guildId !== guildId,
  fn: () => undefined,
  target: applyClosed,
});

$dialog
  .on([found, foundTargets], (_, dialog) => dialog)
  .on(sourceChosen, (dialog, source) => (dialog === null || source === null ? dialog : { ...dialog, source }))
  .on(chosen, (dialog, ids) => (dialog === null ? null : { ...dialog, chosen: ids }))
  .on([closed, page.closed], () => null);
sample({ clock: [found, foundTargets, closed, page.closed], target: job.reset });

const asked = sample({
  clock: applyRequested,
  source: { dialog: $dialog, commands: $commands, hasRun: $hasRun },
});
sample({
  clock: asked,
  filter: ({ hasRun }) => !hasRun,
  fn: ({ dialog, commands }) => {
    if (dialog === null || dialog.source === null) return [];
    const { guildId, source } = dialog;
    const overrides = overridesOf(source);
    const rows = previewOf(dialog, commands)?.rows ?? [];
    return rows.map(({ id, name }): Application => ({ guildId, commandId: id, name, overrides }));
  },
  target: job.start,
});
sample({ clock: asked, filter: ({ hasRun }) => hasRun, target: job.retry });
sample({ clock: applyStopped, target: job.stop });
registerUnsaved({ name: 'apply permissions', $isDirty: job.$isRunning, discard: job.reset });

sample({
  clock: job.finished,
  source: { dialog: $dialog, guildId: $guildId },
  filter: ({ dialog, guildId }) => dialog?.guildId === guildId,
  fn: ({ guildId }) => guildId ?? '',
  target: list.requested,
});
notify({
  done: [
    sample({ clock: job.finished, filter: ({ failed }) => failed.length === 0 }),
    ({ done }) => t('applied', { count: done.length }),
  ],
  failed: [
    sample({ clock: job.finished, filter: ({ failed }) => failed.length > 0 }),
    ({ failed, items }) => t('applyFailed', { failed: failed.length, total: items.length }),
  ],
});
