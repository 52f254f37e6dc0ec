import { createEvent, createStore, sample } from 'effector';
import { createBatchJob, type ItemEnd, type JobItem, type JobProgress } from '../job/batch-job';
import { failureReason } from '../http/failure-reason';
import type { ImportLine } from './lines';

/** Lines that one call adds. */
export interface ImportBatch<Item> {
  readonly lines: ReadonlyArray<ImportLine<Item>>;
  /** Whether they are duplicates that the person wants to add. */
  readonly force: boolean;
}

const keyOf = ({ lines }: ImportBatch<unknown>): number => lines[0]?.key ?? 0;

const linesOf = <Item>(items: ReadonlyArray<JobItem<ImportBatch<Item>>>) =>
  items.flatMap(({ item }) => item.lines);

/** The keys of the lines that were added. */
export const addedIn = <Item>({ items }: JobProgress<ImportBatch<Item>>): ReadonlySet<number> =>
  new Set(linesOf(items.filter(({ result }) => result.state === 'done')).map(({ key }) => key));

/** How many lines were answered, of how many. */
export const progressOf = <Item>({ items }: JobProgress<ImportBatch<Item>>) => ({
  done: linesOf(items.filter(({ result }) => result.state === 'done' || result.state === 'failed')).length,
  total: linesOf(items).length,
});

/** Why lines were not added, by their text. `reasonOfRest` is the reason of those that were not sent. */
export const reasonsIn = <Item>(
  { items }: JobProgress<ImportBatch<Item>>,
  reasonOfRest: string | null,
): ReadonlyMap<string, string> =>
  new Map(
    items.flatMap(({ item, result }) => {
      const reason =
        result.state === 'failed' ? result.error : result.state === 'stopped' ? reasonOfRest : null;
      return reason === null ? [] : item.lines.map(({ raw }) => [raw, reason] as const);
    }),
  );

/** How the call of a batch ended. */
export interface BatchEnd<Item> extends Omit<ItemEnd, 'key'> {
  readonly batch: ImportBatch<Item>;
  /** Whether later batches would fail as well, so that the job stops. */
  readonly isFatal?: boolean;
}

/** The job of an import: one batch after the other. */
export function createImportJob<Item>(batchSize: number, concurrency: number) {
  const job = createBatchJob<ImportBatch<Item>>({ keyOf, concurrency, onLimit: 'fail' });
  const started = createEvent<ReadonlyArray<ImportBatch<Item>>>();
  /** The feature answers each batch of `job.itemStarted`. */
  const settled = createEvent<BatchEnd<Item>>();

  const fatal = sample({ clock: settled, filter: ({ isFatal }) => isFatal === true });
  /** Why the job stopped by itself. */
  const $fatalError = createStore<string | null>(null)
    .on(started, () => null)
    .on(fatal, (_, { failure, error }) => error ?? (failure && failureReason(failure)));
  sample({ clock: started, target: job.start });
  sample({ clock: fatal, fn: () => undefined, target: job.stop });
  sample({
    clock: settled,
    fn: ({ batch, ...end }) => ({ key: keyOf(batch), ...end }),
    target: job.itemSettled,
  });

  const batchesOf = (lines: ReadonlyArray<ImportLine<Item>>, force: boolean) =>
    Array.from({ length: Math.ceil(lines.length / batchSize) }, (_, at) => ({
      lines: lines.slice(at * batchSize, (at + 1) * batchSize),
      force,
    }));
  /** Duplicates get separate batches, because they are forced. */
  const toBatches = (lines: ReadonlyArray<ImportLine<Item>>) => [
    ...batchesOf(
      lines.filter(({ duplicate }) => duplicate === null),
      false,
    ),
    ...batchesOf(
      lines.filter(({ duplicate }) => duplicate !== null),
      true,
    ),
  ];

  return { ...job, started, settled, toBatches, $fatalError };
}
