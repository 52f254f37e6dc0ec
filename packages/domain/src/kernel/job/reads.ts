import { createEvent, createStore, sample, type StoreValue } from 'effector';
import { abort } from '../ports';
import { countsOf, createJob } from './job';

/**
 * Reads many things, four at a time, with progress, stop and retry. A failure is a result and does not log out.
 *
 * Use it where one action needs several answers. What a page shows is loaded by `createLoad`.
 *
 * @param options.name the abort group of its calls; unique.
 */
export function createReads<Item extends { readonly name: string }, Data>(options: {
  readonly name: string;
  readonly keyOf: (item: Item) => string;
  readonly run: (item: Item, group: string) => Promise<Data>;
}) {
  const { name, keyOf, run } = options;
  const job = createJob<Item, Data>({ keyOf, run: (item) => run(item, name), concurrency: 4 });

  /** Reads these items, instead of those of an earlier reading. */
  const started = createEvent<readonly Item[]>();
  /** Forgets the reading and aborts its calls. */
  const reset = createEvent();
  sample({ clock: [started, reset], target: job.reset });
  sample({ clock: started, target: job.start });
  sample({ clock: reset, fn: () => name, target: abort });

  const answered = job.ended.filterMap((end) =>
    end.status === 'done' ? { key: keyOf(end.params), data: end.result } : undefined,
  );

  return {
    answered,
    /** How far the reading is, and what could not be read. */
    $progress: job.$job.map(
      (progress) =>
        progress && {
          ...countsOf(progress),
          isRunning: progress.isRunning,
          failed: progress.failed.map(({ item, reason }) => ({ ...item, reason })),
        },
    ),
    /** What was read, by the keys. */
    $answers: createStore<ReadonlyMap<string, Data>>(new Map())
      .on(answered, (answers, { key, data }) => new Map(answers).set(key, data))
      .on([started, reset], () => new Map()),
    started,
    /** Keeps what is read; the calls that are running end. */
    stopped: job.stop,
    /** Reads again what failed or was stopped. */
    retried: job.retry,
    reset,
    /** Everything is read, or what was not stopped. */
    finished: job.finished,
  };
}

/** How far a reading is; `null` without one. */
export type ReadsProgress<Item extends { readonly name: string }> = StoreValue<
  ReturnType<typeof createReads<Item, unknown>>['$progress']
>;
