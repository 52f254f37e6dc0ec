import type { MonitorInput } from '../contract';
import type { BulkLine } from './lines';
import { textOfRows } from './sections';

/** How many inputs travel in one call. */
export const BATCH_SIZE = 100;

/** One call's worth. */
export interface Batch {
  readonly lines: readonly BulkLine[];
  readonly force: boolean;
}

/** An adding of many under way: one call after the other. */
export interface BatchJob {
  readonly run: number;
  readonly uuid: string;
  readonly all: readonly BulkLine[];
  readonly batches: readonly Batch[];
  /** The batch that is under way. */
  readonly at: number;
  /** Keys of the lines that are in the monitor by now. */
  readonly added: ReadonlySet<number>;
  /** Why a line was not added, by its key. */
  readonly reasons: ReadonlyMap<number, string>;
}

/** What was not added, as it stood in the box. */
export const remainingText = ({ all, added }: BatchJob): string =>
  textOfRows(all.filter(({ key }) => !added.has(key)));

/** The lines of a run, those marked that it has added. */
export const linesOf = ({ all, added }: BatchJob): readonly BulkLine[] =>
  all.map((line) => (added.has(line.key) ? { ...line, isAdded: true } : line));

const chunk = (lines: readonly BulkLine[], force: boolean): readonly Batch[] =>
  Array.from({ length: Math.ceil(lines.length / BATCH_SIZE) }, (_, at) => ({
    lines: lines.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
    force,
  }));

/**
 * A run over the lines that can be added. Those that are known to be there already, and are wanted all
 * the same, go by themselves and forced.
 */
export function startJob(
  run: number,
  uuid: string,
  lines: readonly BulkLine[],
  withDuplicates: boolean,
): BatchJob {
  const good = lines.filter(({ item }) => item !== null);
  const fresh = good.filter(({ duplicate }) => duplicate === null);
  const known = withDuplicates ? good.filter(({ duplicate }) => duplicate !== null) : [];
  return {
    run,
    uuid,
    all: lines,
    batches: [...chunk(fresh, false), ...chunk(known, true)],
    at: 0,
    added: new Set(),
    reasons: new Map(),
  };
}

/** The inputs of a batch, as they travel. */
export const inputsOf = ({ lines }: Batch): readonly MonitorInput[] =>
  lines.flatMap(({ item }) => (item === null ? [] : [item]));

const keysOf = (lines: readonly BulkLine[]): readonly number[] => lines.map(({ key }) => key);

/** The reasons of a run, with one more for these lines. */
export const withReason = (run: BatchJob, lines: readonly BulkLine[], reason: string): BatchJob['reasons'] =>
  new Map([...run.reasons, ...keysOf(lines).map((key): [number, string] => [key, reason])]);

/** The run after its batch was answered: those lines are in the monitor. */
export function afterAdded(run: BatchJob): BatchJob {
  const lines = run.batches[run.at]?.lines ?? [];
  return { ...run, at: run.at + 1, added: new Set([...run.added, ...keysOf(lines)]) };
}

/** The run with its batch to be sent again, forced. */
export const forcedBatch = (run: BatchJob): BatchJob => ({
  ...run,
  batches: run.batches.with(run.at, { lines: run.batches[run.at]?.lines ?? [], force: true }),
});

/** The run after its batch was left out. */
export const afterSkipped = (run: BatchJob): BatchJob => ({
  ...run,
  at: run.at + 1,
  reasons: withReason(
    run,
    run.batches[run.at]?.lines ?? [],
    'Not added: some of these inputs are already in the monitor.',
  ),
});
