import { combine, createEvent, createStore, sample } from 'effector';
import { logFx, navigateFx } from '../shared/browser';
import { createCall, describeFailure, unreadableIn, type LocatedRow } from '../shared/http';
import { createPage } from '../shared/page';
import { routes } from '../session';
import { toastShown } from '../toasts';
import { getMonitor, type MonitorData } from './contract';
import { messages } from './messages';
import { $isDeveloper } from './roles';
import { $writes } from './writing';

/** The /monitors/{uuid} page. */
export const page = createPage<{ readonly uuid: string }>('monitorDetail');

/** The uuid of the monitor that was opened last; kept after leaving, for what is saved on the way out. */
export const $uuid = createStore('').on(page.started, (_, { uuid }) => uuid);

const load = page.scoped(createCall(getMonitor));

// What was saved on the way out of the same monitor is waited for: the answer would not know of it.
const $isLoadWanted = createStore(false)
  .on(page.started, () => true)
  .on([load.runFx, page.closed], () => false);
sample({
  clock: [page.started, $writes],
  source: { isWanted: $isLoadWanted, uuid: $uuid, writes: $writes },
  filter: ({ isWanted, uuid, writes }) => isWanted && !writes.has(uuid),
  fn: ({ uuid }) => ({ parameters: { uuid } }),
  target: load.runFx,
});

/** All of the monitor has arrived. */
export const loaded = sample({
  clock: load.done,
  fn: ({ params, result }) => ({ uuid: params.parameters.uuid, detail: result.body }),
});

/** Rows of the monitor that could not be read: inputs, webhooks, examples, choices. */
export const $unreadable = createStore<readonly LocatedRow[]>([])
  .on(page.started, () => [])
  .on(load.done, (_, { result }) => unreadableIn(result));

/** Something that was saved changes what the monitor says of itself. */
export const monitorPatched = createEvent<{ readonly uuid: string; readonly patch: Partial<MonitorData> }>();

const $current = createStore<{ readonly uuid: string; readonly data: MonitorData } | null>(null)
  .on(page.started, () => null)
  .on(loaded, (_, { uuid, detail }) => ({ uuid, data: detail.data }))
  .on(monitorPatched, (current, { uuid, patch }) =>
    current?.uuid === uuid ? { uuid, data: { ...current.data, ...patch } } : current,
  );

/** The monitor; `null` until it has arrived. What was there is kept after leaving, and not shown. */
export const $monitor = $current.map((current) => current?.data ?? null);

export const $isLoading = combine(page.$isOpen, $monitor, (isOpen, monitor) => !isOpen || monitor === null);

/** Whether links may be added (spec section 6): developers always, others where the monitor allows it. */
export const $canAdd = combine(
  $isDeveloper,
  $monitor,
  (isDeveloper, monitor) => isDeveloper || monitor?.input_allowed === true,
);

// Spec section 8: the list takes the place of a monitor that cannot be shown.
sample({
  clock: load.failed,
  fn: () => ({ to: routes.monitors, replace: true }),
  target: navigateFx,
});
sample({
  clock: load.failed,
  fn: () => ({ kind: 'error' as const, text: messages.loadFailed }),
  target: toastShown,
});
sample({ clock: load.failed, fn: ({ error }) => describeFailure(error), target: logFx });

/** What is not saved is given up: the person leaves all the same. */
export const discardRequested = createEvent();
