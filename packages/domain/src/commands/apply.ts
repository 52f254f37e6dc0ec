import { createEvent, createStore, sample } from 'effector';
import type { EntityId } from '../shared/http';
import { toastShown } from '../toasts';
import type { Command } from './contract';
import { $commands, list } from './list';
import { messages } from './messages';
import { page } from './oauth-check';
import { isCustomized, overridesOf, type Overrides } from './overrides';
import { saveErrorText, saveFx } from './save';
import { $guildId } from './servers';

/** How it stands with one of the commands that are given another one's permissions. */
export type ApplyResult =
  | { readonly state: 'waiting' | 'running' | 'done' | 'stopped' }
  | { readonly state: 'failed'; readonly error: string };

/** One command that is given another one's permissions. */
export interface ApplyTarget {
  readonly id: EntityId;
  readonly name: string;
  readonly result: ApplyResult;
}

/** One command's permissions on their way to others, one after the other. */
export interface ApplyState {
  readonly guildId: string;
  readonly source: Command;
  /** The commands chosen; once it runs, what became of each. */
  readonly chosen: ReadonlySet<EntityId>;
  readonly targets: readonly ApplyTarget[];
  /** What goes out, so that its answers are told from others. */
  readonly overrides: Overrides;
  readonly isRunning: boolean;
}

/** The dialog is asked for, for a command with permissions of its own. */
export const applyOpened = createEvent<EntityId>();
/** Not heard while it runs. */
export const applyClosed = createEvent();
export const applyTargetsChosen = createEvent<ReadonlySet<EntityId>>();
/** Applies to all that are chosen, or again to those that failed or were not reached. */
export const applyRequested = createEvent();
/** What is under way ends; what waits is left alone. */
export const applyStopped = createEvent();

/** The dialog that applies a command's permissions to others; `null` while it is closed. */
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
    // A second run is for whatever the first one left undone.
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

// One after the other: a server that limits how often it is asked is not run over.
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
