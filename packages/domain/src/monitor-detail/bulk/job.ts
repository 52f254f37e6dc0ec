import { createEvent, sample } from 'effector';
import { createBatchJob, type JobItem, type JobProgress } from '../../shared/batch-job';
import { discardRequested, page } from '../page';
import type { BulkLine } from './lines';

/** The number of inputs per call. */
const BATCH_SIZE = 100;

/** Valid lines that one call adds. */
export interface Batch {
  readonly lines: readonly BulkLine[];
  readonly force: boolean;
}

export const keyOf = ({ lines }: Batch): number => lines[0]?.key ?? 0;

/** The bulk add: one batch after the other. */
export const job = createBatchJob<Batch>({ keyOf });
sample({ clock: [page.started, discardRequested], fn: () => undefined, target: job.reset });

const batchesOf = (lines: readonly BulkLine[], force: boolean): readonly Batch[] =>
  Array.from({ length: Math.ceil(lines.length / BATCH_SIZE) }, (_, at) => ({
    lines: lines.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
    force,
  }));

/** Starts the job for the valid lines. Duplicates that are added again get separate batches, which are forced. */
export const jobStarted = createEvent<{
  readonly lines: readonly BulkLine[];
  readonly withDuplicates: boolean;
}>();
sample({
  clock: jobStarted,
  fn: ({ lines, withDuplicates }) => {
    const valid = lines.filter(({ item }) => item !== null);
    return [
      ...batchesOf(
        valid.filter(({ duplicate }) => duplicate === null),
        false,
      ),
      ...batchesOf(
        valid.filter(({ duplicate }) => withDuplicates && duplicate !== null),
        true,
      ),
    ];
  },
  target: job.start,
});

const linesOf = (items: readonly JobItem<Batch>[]): readonly BulkLine[] =>
  items.flatMap(({ item }) => item.lines);

/** The keys of the lines that were added. */
export const addedIn = ({ items }: JobProgress<Batch>): ReadonlySet<number> =>
  new Set(linesOf(items.filter(({ result }) => result.state === 'done')).map(({ key }) => key));

/** How many lines were answered, of how many. */
export const progressOf = ({ items }: JobProgress<Batch>) => ({
  done: linesOf(items.filter(({ result }) => result.state === 'done' || result.state === 'failed')).length,
  total: linesOf(items).length,
});

/** Why lines were not added, by their text. A failure stops the job, so it is also the reason for the rest. */
export function reasonsIn({ items }: JobProgress<Batch>): ReadonlyMap<string, string> {
  const errors = items.flatMap(({ result }) => (result.state === 'failed' ? [result.error] : []));
  return new Map(
    items
      .filter(({ result }) => result.state !== 'done')
      .flatMap(({ item, result }) => {
        const reason = result.state === 'failed' ? result.error : (errors.at(-1) ?? '');
        return item.lines.map(({ raw }) => [raw, reason] as const);
      }),
  );
}
