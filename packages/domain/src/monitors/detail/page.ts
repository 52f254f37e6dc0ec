import { combine, createEvent, createStore, sample } from 'effector';
import { pages } from '../../shell/pages';
import { $isDeveloper } from '../../account/session';
import { navigate } from '../../kernel/ports';
import { callOf } from '../../kernel/http';
import { notify } from '../../kernel/toasts/notify';
import { createPage } from '../../kernel/page/page';
import { factsLearnt } from '../../kernel/page/facts';
import { createLoad } from '../../kernel/page/load';
import { newestFirst } from '../../kernel/save/rows';
import type { MonitorInput } from '../../contract/calls/inputs';
import { getMonitor, type MonitorData, type MonitorDetail } from '../../contract/calls/monitor-detail';
import { detailPatched, detailsLoaded, detailWritten } from '../loaded';
import { $pendingWrites } from '../../resources/pending-writes';
import { labelRegions } from '../../resources/region-labels';
import { $brandWords } from '../../shell/brand-words';
import { t } from './text.en';

export const page = createPage<{ readonly uuid: string }>('monitorDetail');

/** The uuid of the last opened monitor. It stays after the page closes, for saves on the way out. */
export const $uuid = createStore('').on(page.started, (_, { uuid }) => uuid);

const ordered = newestFirst<MonitorInput>(({ id }) => id);

const read = callOf(getMonitor);
const query = createLoad({
  page,
  read,
  dataOf: ({ body }): MonitorDetail | null => body,
  initial: null,
  // Inputs that were added in this visit come first.
  order: (before, detail) =>
    before === null || detail === null
      ? detail
      : { ...detail, inputs: ordered(before.inputs, detail.inputs) },
});
sample({ clock: page.started, target: query.clear });

// Wait for pending writes to the same monitor, since the answer would not include them yet.
const $isLoadWanted = createStore(false)
  .on(page.started, () => true)
  .on([query.start, page.closed], () => false);
sample({
  clock: [page.started, $pendingWrites],
  source: { isWanted: $isLoadWanted, uuid: $uuid, writes: $pendingWrites },
  filter: ({ isWanted, uuid, writes }) => isWanted && !writes.has(uuid),
  fn: ({ uuid }) => ({ parameters: { uuid } }),
  target: query.start,
});

export const loaded = sample({
  clock: query.loaded,
  fn: ({ params, data }) => ({ uuid: params.parameters.uuid, detail: data as MonitorDetail }),
});
export const { $unreadable } = query;
sample({
  clock: loaded,
  fn: ({ uuid, detail }) => new Map([[uuid, detail]]),
  target: detailsLoaded,
});

/** The uuid of the monitor once it is loaded: a store of `loaded`, so that what else it fills is there as well. */
export const $loadedUuid = createStore<string | null>(null)
  .on(page.started, () => null)
  .on(loaded, (_, { uuid }) => uuid);

/** What the server is known to have of a monitor has changed. */
const patched = createEvent<{
  readonly uuid: string;
  readonly patch: (before: MonitorDetail) => MonitorDetail;
}>();
sample({
  clock: patched,
  source: $uuid,
  filter: (current, { uuid }) => current === uuid,
  fn:
    (_, { patch }) =>
    (detail: MonitorDetail | null) =>
      detail && patch(detail),
  target: query.patched,
  batch: false,
});
/** Applies a successful save to the monitor's own data. */
export const monitorPatched = patched.prepend(
  ({ uuid, patch }: { readonly uuid: string; readonly patch: Partial<MonitorData> }) => ({
    uuid,
    patch: (detail) => ({ ...detail, data: { ...detail.data, ...patch } }),
  }),
);
type Inputs = readonly MonitorInput[];
/** What the server is known to have of a monitor's inputs has changed. */
export const inputsPatched = patched.prepend(
  ({ uuid, patch }: { readonly uuid: string; readonly patch: (before: Inputs) => Inputs }) => ({
    uuid,
    patch: (detail) => ({ ...detail, inputs: [...patch(detail.inputs)] }),
  }),
);

// A write of the page before has ended.
sample({
  clock: patched,
  source: $uuid,
  filter: (current, { uuid }) => current !== uuid,
  fn: (_, { uuid }) => uuid,
  target: detailWritten,
});

/** The monitor; `null` until it is loaded. It stays in the store after the page closes. */
export const $monitor = query.$data.map((detail) => detail?.data ?? null);

/** Its settings as last received, with the options of each. */
export const $received = query.$data.map((detail) => detail?.monitorSettings ?? null);

const none: Inputs = [];
/** The inputs as last received or saved; those that were added in this visit come first. */
export const $savedInputs = query.$data.map((detail) => detail?.inputs ?? none);

const $regionNames = createStore<readonly string[]>([])
  .on(page.started, () => [])
  .on(loaded, (_, { detail }) => (detail.webhooks ?? []).map(({ region }) => region));
/** The regions of the monitor's webhooks. */
export const $regions = combine($regionNames, $brandWords, labelRegions);

// Who has read the monitor before knows what is there now.
sample({
  clock: query.$data,
  source: $loadedUuid,
  filter: (uuid, detail) => uuid !== null && detail !== null,
  fn: (uuid, detail) => {
    // Not its webhooks, which `webhooks/fields` tells.
    const { data, inputs } = detail as MonitorDetail;
    return { uuid: uuid ?? '', patch: { data, inputs } };
  },
  target: detailPatched,
});
sample({
  clock: $savedInputs,
  filter: ({ length }) => length > 0,
  fn: () => ({ hasInputs: true }),
  target: factsLearnt,
});

export const $isLoading = combine(page.$isOpen, $monitor, (isOpen, monitor) => !isOpen || monitor === null);

/** Whether links may be added (specification 6.3): always by developers, else if the monitor allows it. */
export const $canAdd = combine(
  $isDeveloper,
  $monitor,
  (isDeveloper, monitor) => isDeveloper || monitor?.input_allowed === true,
);

// A monitor that cannot be loaded redirects to the list (specification 8).
sample({ clock: query.failed, fn: () => ({ to: pages.monitors.path, replace: true }), target: navigate });
notify({ failed: [query.failed, () => t('loadFailed')] });

/** The person leaves without saving: discard all unsaved changes. */
export const discardRequested = createEvent();
