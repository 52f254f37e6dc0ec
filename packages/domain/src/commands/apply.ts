import { createEvent, createStore, sample } from 'effector';
import type { EntityId } from '../shared/http';
import { toastShown } from '../shared/toasts';
import type { Command } from './contract';
import { $commands, list } from './list';
import { messages } from './messages';
import { page } from './oauth-check';
import { isCustomized, overridesOf, type Overrides } from './overrides';
import { saveErrorText, saveFx } from './save';
import { $guildId } from './servers';

/** The progress of one target command. */
export type ApplyResult =
  | { readonly state: 'waiting' | 'running' | 'done' | 'stopped' }
  | { readonly state: 'failed'; readonly error: string };

/** A command that receives the permissions of another one. */
export interface ApplyTarget {
  readonly id: EntityId;
  readonly name: string;
  readonly result: ApplyResult;
}

/** A batch that applies one command's permissions to others, one call after the other. */
export interface ApplyState {
  readonly guildId: string;
  readonly source: Command;
  readonly chosen: ReadonlySet<EntityId>;
  readonly targets: readonly ApplyTarget[];
  readonly overrides: Overrides;
  readonly isRunning: boolean;
}

/** Opens the dialog for a command that has overrides. */
export const applyOpened = createEvent<EntityId>();
/** Ignored while the batch is running. */
export const applyClosed = createEvent();
export const applyTargetsChosen = createEvent<ReadonlySet<EntityId>>();
/** Starts the batch; after a batch, retries what failed or was stopped. */
export const applyRequested = createEvent();
export const applyStopped = createEvent();

export const $apply = createStore<ApplyState | null>(null);

const found = sample({
  clock: applyOpened,
  source: { commands: $commands, guildId: $guildId },
  fn: ({ commands, guildId }, id): ApplyState | null => {
    const source = commands.find((command) => command.id === id);
    if (source === undefined || guildId === null || !isCustomized(overridesOf(source))) return null;
    return {
      guildId,
      source,
      chosen: new Set(),
      targets: [],
      overrides: overridesOf(source),
      isRunning: false,
    };
  },
});

const started = sample({
  clock: applyRequested,
  source: { apply: $apply, commands: $commands },
  filter: ({ apply }) => apply !== null && !apply.isRunning && apply.chosen.size > 0,
  fn: ({ apply, commands }): readonly ApplyTarget[] => {
    const waiting: ApplyResult = { state: 'waiting' };
    const open = apply as ApplyState;
    // A retry skips the commands that are done.
    if (open.targets.length > 0) {
      return open.targets.map((target) =>
        target.result.state === 'done' ? target : { ...target, result: waiting },
      );
    }
    return commands
      .filter(({ id }) => open.chosen.has(id) && id !== open.source.id)
      .map(({ id, name }) => ({ id, name, result: waiting }));
  },
});

const withResult = (apply: ApplyState, id: EntityId, result: ApplyResult): ApplyState => ({
  ...apply,
  targets: apply.targets.map((target) => (target.id === id ? { ...target, result } : target)),
});

const nextOf = ({ targets }: ApplyState): ApplyTarget | null =>
  targets.find(({ result }) => result.state === 'waiting') ?? null;

const sent = createEvent<ApplyTarget>();
const answered = sample({
  clock: saveFx.finally,
  source: $apply,
  filter: (apply, { params }) => apply !== null && apply.overrides === params.overrides,
  fn: (_, end) => ({
    id: end.params.commandId,
    result: (end.status === 'done'
      ? { state: 'done' }
      : { state: 'failed', error: saveErrorText(end.error) }) satisfies ApplyResult as ApplyResult,
  }),
});
const finished = createEvent<ApplyState>();

$apply
  .on(found, (apply, next) => (apply?.isRunning === true ? apply : next))
  .on(applyClosed, (apply) => (apply?.isRunning === true ? apply : null))
  .on(applyTargetsChosen, (apply, chosen) =>
    apply === null || apply.isRunning || apply.targets.length > 0 ? apply : { ...apply, chosen },
  )
  .on(started, (apply, targets) => (apply === null ? null : { ...apply, targets, isRunning: true }))
  .on(sent, (apply, { id }) => (apply === null ? null : withResult(apply, id, { state: 'running' })))
  .on(answered, (apply, { id, result }) => (apply === null ? null : withResult(apply, id, result)))
  .on(applyStopped, (apply) =>
    apply === null
      ? null
      : {
          ...apply,
          targets: apply.targets.map((target) =>
            target.result.state === 'waiting' ? { ...target, result: { state: 'stopped' } } : target,
          ),
        },
  )
  .on(finished, (apply) => (apply === null ? null : { ...apply, isRunning: false }))
  .on(page.closed, () => null);

// The calls are serial, so that the batch stays below the server's rate limit.
const advanced = sample({
  clock: [started, answered],
  source: $apply,
  filter: (apply) => apply !== null,
  fn: (apply) => apply as ApplyState,
});
sample({
  clock: advanced,
  filter: (apply) => nextOf(apply) !== null,
  fn: (apply) => nextOf(apply) as ApplyTarget,
  target: sent,
});
sample({
  clock: sent,
  source: $apply,
  filter: (apply) => apply !== null,
  fn: (apply, { id }) => ({
    guildId: apply?.guildId ?? '',
    commandId: id,
    overrides: (apply as ApplyState).overrides,
  }),
  target: saveFx,
});
sample({ clock: advanced, filter: (apply) => nextOf(apply) === null, target: finished });

sample({ clock: finished, fn: ({ guildId }) => guildId, target: list.requested });
sample({
  clock: finished,
  fn: ({ targets }) => {
    const failed = targets.filter(({ result }) => result.state === 'failed').length;
    const done = targets.filter(({ result }) => result.state === 'done').length;
    return failed === 0
      ? { kind: 'success' as const, text: messages.applied(done) }
      : { kind: 'error' as const, text: messages.applyFailed(failed, targets.length) };
  },
  target: toastShown,
});
