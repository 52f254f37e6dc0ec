import { createEvent, createStore, sample } from 'effector';
import { getMonitor, type MonitorDetail } from '../../contract/calls/monitor-detail';
import { createCall } from '../../kernel/http';
import { createReadJob, type ReadProgress } from '../../kernel/job/read-job';

/** A monitor to read, by its uuid and the name that a failure is reported with. */
export interface ScannedMonitor {
  readonly uuid: string;
  readonly name: string;
}

/** How far a scan is, and which monitors could not be read. */
export interface MonitorScan extends Omit<ReadProgress, 'failed'> {
  readonly failed: ReadonlyArray<ScannedMonitor & { readonly reason: string }>;
}

const scanOf = ({ failed, ...progress }: ReadProgress): MonitorScan => ({
  ...progress,
  failed: failed.map(({ id, name, reason }) => ({ uuid: id, name, reason })),
});

/**
 * Reads something of many monitors; see `createReadJob`.
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
  const { $progress, answered, ...job } = createReadJob<Item, Data>({
    name,
    run: (item) => read(item, name),
  });
  const started = createEvent<readonly Monitor[]>();
  const $details = createStore<ReadonlyMap<string, Data>>(new Map())
    .on(answered, (details, { item, data }) => new Map(details).set(item.uuid, data))
    .on([started, job.reset], () => new Map());
  sample({
    clock: started,
    fn: (monitors) => monitors.map((monitor): Item => ({ ...monitor, id: monitor.uuid })),
    target: job.started,
  });
  return {
    ...job,
    started,
    $details,
    $scan: $progress.map((progress) => progress && scanOf(progress)),
  };
}

/** Reads many monitors; see `createReadJob`. */
export function createMonitorScan(name: string) {
  const readFx = createCall(getMonitor);
  return createMonitorReads<ScannedMonitor, MonitorDetail>({
    name,
    read: async ({ uuid }, group) => (await readFx({ parameters: { uuid }, group })).body,
  });
}
