import { createEvent, createStore, sample } from 'effector';
import { getMonitor, type MonitorDetail } from '../monitor-detail/contract';
import { outcomeOf } from '../shared/batch-job';
import { createCallJob } from '../shared/call-job';
import { abortFx, createCall } from '../shared/http';

/** A monitor to read, by its uuid and the name that a failure is reported with. */
export interface ScannedMonitor {
  readonly uuid: string;
  readonly name: string;
}

/** How far a scan is, and which monitors could not be read. */
export interface MonitorScan {
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
  readonly failed: ReadonlyArray<ScannedMonitor & { readonly reason: string }>;
}

const nameOf = ({ name }: ScannedMonitor): string => name;

/**
 * Reads something of many monitors, four at a time, with progress, stop and retry. A failure is a result and does not
 * log out.
 *
 * Use it where one action needs what several monitors have. The monitor of a page is loaded by that page.
 *
 * @param options.name the abort group of its calls; unique.
 * @param options.read the calls for one monitor; they get the abort group.
 */
export function createMonitorReads<Monitor extends ScannedMonitor, Data>(options: {
  readonly name: string;
  readonly read: (monitor: Monitor, group: string) => Promise<Data>;
}) {
  const { name, read } = options;
  type Item = Monitor & { readonly id: string };
  const job = createCallJob<Item, Data>({
    keyOf: ({ id }) => id,
    run: (item) => read(item, name),
    concurrency: 4,
  });

  /** Reads these monitors, instead of those of an earlier scan. */
  const started = createEvent<readonly Monitor[]>();
  /** Keeps what is read; the calls that are running end. */
  const stopped = createEvent();
  /** Reads the monitors again that failed or were stopped. */
  const retried = createEvent();
  /** Forgets the scan and aborts its calls. */
  const reset = createEvent();

  sample({ clock: started, fn: () => undefined, target: job.reset });
  sample({
    clock: started,
    fn: (monitors) => monitors.map((monitor): Item => ({ ...monitor, id: monitor.uuid })),
    target: job.start,
  });
  sample({ clock: stopped, target: job.stop });
  sample({ clock: retried, target: job.retry });
  sample({ clock: reset, target: job.reset });
  sample({ clock: reset, fn: () => name, target: abortFx });

  const $scan = job.$job.map((progress): MonitorScan | null => {
    if (progress === null) return null;
    const { failed } = outcomeOf(progress, nameOf);
    return {
      isRunning: progress.isRunning,
      done: progress.settled,
      total: progress.items.length,
      failed: failed.map(({ id, name: monitor, reason }) => ({ uuid: String(id), name: monitor, reason })),
    };
  });
  const answered = sample({
    clock: job.runFx.done,
    source: job.$job,
    filter: (progress, { params }) => progress?.items.some(({ item }) => item === params) === true,
    fn: (_, { params, result }) => ({ uuid: params.uuid, data: result }),
  });
  const $details = createStore<ReadonlyMap<string, Data>>(new Map())
    .on(answered, (details, { uuid, data }) => new Map(details).set(uuid, data))
    .on([started, reset], () => new Map());

  return {
    $scan,
    $details,
    started,
    stopped,
    retried,
    reset,
    /** All monitors are read, or those that were not stopped. */
    finished: job.finished,
  };
}

/** Reads many monitors; see `createMonitorReads`. */
export function createMonitorScan(name: string) {
  const readFx = createCall(getMonitor);
  return createMonitorReads<ScannedMonitor, MonitorDetail>({
    name,
    read: async ({ uuid }, group) => (await readFx({ parameters: { uuid }, group })).body,
  });
}
