import type { MonitorInput } from '../inputs/contract';
import type { BulkLine } from './lines';
import { textOfRows } from './sections';

/** The number of inputs per call. */
export const BATCH_SIZE = 100;

export interface Batch {
  readonly lines: readonly BulkLine[];
  readonly force: boolean;
}

/** A running bulk add: one call after the other. */
export interface BatchJob {
  readonly jobId: number;
  readonly uuid: string;
  readonly all: readonly BulkLine[];
  readonly batches: readonly Batch[];
  /** The index of the batch in flight. */
  readonly batchIndex: number;
  readonly added: ReadonlySet<number>;
  readonly reasons: ReadonlyMap<number, string>;
}

/** The lines that were not added, as text for the box. */
export const remainingText = ({ all, added }: BatchJob): string =>
  textOfRows(all.filter(({ key }) => !added.has(key)));

/** The lines of a job with `isAdded` set. */
export const linesOf = ({ all, added }: BatchJob): readonly BulkLine[] =>
  all.map((line) => (added.has(line.key) ? { ...line, isAdded: true } : line));

const chunk = (lines: readonly BulkLine[], force: boolean): readonly Batch[] =>
  Array.from({ length: Math.ceil(lines.length / BATCH_SIZE) }, (_, at) => ({
    lines: lines.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
    force,
  }));

/**
 * Creates a job for the valid lines. Duplicates that are added again get separate batches, which are
 * forced.
 */
export function startJob(
  jobId: number,
  uuid: string,
  lines: readonly BulkLine[],
  withDuplicates: boolean,
): BatchJob {
  const good = lines.filter(({ item }) => item !== null);
  const fresh = good.filter(({ duplicate }) => duplicate === null);
  const known = withDuplicates ? good.filter(({ duplicate }) => duplicate !== null) : [];
  return {
    jobId,
    uuid,
    all: lines,
    batches: [...chunk(fresh, false), ...chunk(known, true)],
    batchIndex: 0,
    added: new Set(),
    reasons: new Map(),
  };
}

export const inputsOf = ({ lines }: Batch): readonly MonitorInput[] =>
  lines.flatMap(({ item }) => (item === null ? [] : [item]));

const keysOf = (lines: readonly BulkLine[]): readonly number[] => lines.map(({ key }) => key);

export const withReason = (job: BatchJob, lines: readonly BulkLine[], reason: string): BatchJob['reasons'] =>
  new Map([...job.reasons, ...keysOf(lines).map((key): [number, string] => [key, reason])]);

/** Advances the job after its batch was added. */
export function afterAdded(job: BatchJob): BatchJob {
  const lines = job.batches[job.batchIndex]?.lines ?? [];
  return { ...job, batchIndex: job.batchIndex + 1, added: new Set([...job.added, ...keysOf(lines)]) };
}

/** Marks the current batch as forced. */
export const forcedBatch = (job: BatchJob): BatchJob => ({
  ...job,
  batches: job.batches.with(job.batchIndex, { lines: job.batches[job.batchIndex]?.lines ?? [], force: true }),
});

/** Advances the job past a batch that was declined. */
export const afterSkipped = (job: BatchJob): BatchJob => ({
  ...job,
  batchIndex: job.batchIndex + 1,
  reasons: withReason(
    job,
    job.batches[job.batchIndex]?.lines ?? [],
    'Not added: some of these inputs are already in the monitor.',
  ),
});
