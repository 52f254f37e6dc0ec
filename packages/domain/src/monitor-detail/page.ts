import { combine, createEvent, createStore, sample } from 'effector';
import { logFx, navigateFx } from '../shared/browser';
import { createCall, describeFailure, unreadableIn, type LocatedRow } from '../shared/http';
import { createPage } from '../shared/page';
import { routes } from '../session';
import { notify } from '../shared/notify';
import { getMonitor, type MonitorData } from './contract';
import { messages } from './messages';
import { $isDeveloper } from '../session';
import { $pendingWrites } from './pending-writes';

export const page = createPage<{ readonly uuid: string }>('monitorDetail');

/** The uuid of the last opened monitor. It stays after the page closes, for saves on the way out. */
export const $uuid = createStore('').on(page.started, (_, { uuid }) => uuid);

const load = page.scoped(createCall(getMonitor));

// Wait for pending writes to the same monitor, since the answer would not include them yet.
const $isLoadWanted = createStore(false)
  .on(page.started, () => true)
  .on([load.runFx, page.closed], () => false);
sample({
  clock: [page.started, $pendingWrites],
  source: { isWanted: $isLoadWanted, uuid: $uuid, writes: $pendingWrites },
  filter: ({ isWanted, uuid, writes }) => isWanted && !writes.has(uuid),
  fn: ({ uuid }) => ({ parameters: { uuid } }),
  target: load.runFx,
});

export const loaded = sample({
  clock: load.done,
  fn: ({ params, result }) => ({ uuid: params.parameters.uuid, detail: result.body }),
});

export const $unreadable = createStore<readonly LocatedRow[]>([])
  .on(page.started, () => [])
  .on(load.done, (_, { result }) => unreadableIn(result));

/** Applies a successful save to the monitor's own data. */
export const monitorPatched = createEvent<{ readonly uuid: string; readonly patch: Partial<MonitorData> }>();

const $current = createStore<{ readonly uuid: string; readonly data: MonitorData } | null>(null)
  .on(page.started, () => null)
  .on(loaded, (_, { uuid, detail }) => ({ uuid, data: detail.data }))
  .on(monitorPatched, (current, { uuid, patch }) =>
    current?.uuid === uuid ? { uuid, data: { ...current.data, ...patch } } : current,
  );

/** The monitor; `null` until it is loaded. It stays in the store after the page closes. */
export const $monitor = $current.map((current) => current?.data ?? null);

export const $isLoading = combine(page.$isOpen, $monitor, (isOpen, monitor) => !isOpen || monitor === null);

/** Whether links may be added (specification 6.3): always by developers, else if the monitor allows it. */
export const $canAdd = combine(
  $isDeveloper,
  $monitor,
  (isDeveloper, monitor) => isDeveloper || monitor?.input_allowed === true,
);

// A monitor that cannot be loaded redirects to the list (specification 8).
sample({
  clock: load.failed,
  fn: () => ({ to: routes.monitors, replace: true }),
  target: navigateFx,
});
notify({ failed: [load.failed, messages.loadFailed] });
sample({ clock: load.failed, fn: ({ error }) => describeFailure(error), target: logFx });

/** The person leaves without saving: discard all unsaved changes. */
export const discardRequested = createEvent();
