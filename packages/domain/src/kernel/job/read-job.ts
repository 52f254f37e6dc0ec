import { createEvent, sample } from 'effector';
import { outcomeOf } from './batch-job';
import { createCallJob } from './call-job';
import { abortFx } from '../http';

/** Something to read, with the name that a failure is reported with. */
export interface ReadItem {
  readonly id: string;
  readonly name: string;
}

/** How far a reading is, and what could not be read. */
export interface ReadProgress {
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
  readonly failed: ReadonlyArray<ReadItem & { readonly reason: string }>;
}

const nameOf = ({ name }: ReadItem): string => name;

/**
 * Reads many things, four at a time, with progress, stop and retry. A failure is a result and does not log out.
 *
 * Use it where one action needs several answers. What a page shows is loaded by `createQuery`.
 *
 * @param options.name the abort group of its calls; unique.
 * @param options.run the calls of an item; they get the abort group.
 */
export function createReadJob<Item extends ReadItem, Data>(options: {
  readonly name: string;
  readonly run: (item: Item) => Promise<Data>;
}) {
  const job = createCallJob<Item, Data>({ keyOf: ({ id }) => id, run: options.run, concurrency: 4 });

  /** Reads these items, instead of those of an earlier reading. */
  const started = createEvent<readonly Item[]>();
  /** Forgets the reading and aborts its calls. */
  const reset = createEvent();
  sample({ clock: started, fn: () => undefined, target: job.reset });
  sample({ clock: started, target: job.start });
  sample({ clock: reset, target: job.reset });
  sample({ clock: reset, fn: () => options.name, target: abortFx });

  return {
    $progress: job.$job.map((progress): ReadProgress | null => {
      if (progress === null) return null;
      const { failed } = outcomeOf(progress, nameOf);
      return {
        isRunning: progress.isRunning,
        done: progress.settled,
        total: progress.items.length,
        failed: failed.map(({ id, name, reason }) => ({ id: String(id), name, reason })),
      };
    }),
    /** An item of the present reading was read. */
    answered: sample({
      clock: job.runFx.done,
      source: job.$job,
      filter: (progress, { params }) => progress?.items.some(({ item }) => item === params) === true,
      fn: (_, { params, result }) => ({ item: params, data: result }),
    }),
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
