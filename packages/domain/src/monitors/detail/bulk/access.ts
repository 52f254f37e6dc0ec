import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum/not';
import { editorsLoaded } from '../../../kernel/save/drafts';
import { createGuardedWrite, resourceRead } from '../../../kernel/save';
import { createCall } from '../../../kernel/http';
import { access as resource, type KnownAccess } from '../../../resources/access';
import { createQuery } from '../../../kernel/page/query';
import { createSearch } from '../../../kernel/list/search';
import { notify } from '../../../kernel/toasts/notify';
import { registerUnsaved } from '../../../kernel/page/unsaved';
import { getMonitorCustomers, type AccessCustomer } from '../../../contract/calls/monitor-detail';
import { messages } from './messages';
import { $uuid, page } from '../page';
import { $isAccessWanted, accessOpened } from './open';
import { $isDeveloper } from '../../../account/session';

/** Ignored while a save is pending. */
const closeRequested = createEvent();
const changed = createEvent<readonly string[]>();
const saveRequested = createEvent();

interface Customers {
  readonly all: readonly AccessCustomer[];
  readonly ids: readonly string[];
}

const loadFx = createCall(getMonitorCustomers);
const query = createQuery({
  page,
  load: loadFx,
  dataOf: ({ body }): Customers | null => ({ all: body.all, ids: body.filtered ?? [] }),
  initial: null,
});
const $saved = createStore<KnownAccess>({ uuid: '', ids: [], customers: [] }).on(
  query.loaded,
  (_, { params, data }) => ({
    uuid: params.parameters.uuid,
    ids: data?.ids ?? [],
    customers: data?.all ?? [],
  }),
);

const { writeFx: saveFx } = createGuardedWrite(resource, { $known: $saved });
sample({ clock: query.loaded, fn: ({ params }) => resource.keyOf(params.parameters), target: resourceRead });

const discarded = createEvent();
// The button may be pressed before this module is loaded.
const opened = sample({
  clock: [accessOpened, editorsLoaded],
  source: { isDeveloper: $isDeveloper, isWanted: $isAccessWanted },
  filter: ({ isDeveloper, isWanted }) => isDeveloper && isWanted,
  fn: () => undefined,
});
$isAccessWanted.on(opened, () => false);
const closed = sample({
  clock: closeRequested,
  filter: not(saveFx.pending),
  fn: () => undefined,
});

const $isOpen = createStore(false)
  .on(opened, () => true)
  .on([closed, discarded, page.closed], () => false);

// Every opening loads the customers again, without those of the previous one.
sample({ clock: [opened, page.closed], fn: () => undefined, target: query.clear });
sample({
  clock: opened,
  source: $uuid,
  fn: (uuid) => ({ parameters: { uuid } }),
  target: query.start,
});

/** The selected ids, in the order in which they were received or selected. */
const $ids = createStore<readonly string[]>([])
  .on(query.loaded, (_, { data }) => data?.ids ?? [])
  .on(changed, (ids, chosen) => {
    const wanted = new Set(chosen);
    const current = new Set(ids);
    return [...ids.filter((id) => wanted.has(id)), ...chosen.filter((id) => !current.has(id))];
  })
  .on(opened, () => []);

const $error = createStore<string | null>(null)
  .on([opened, saveFx], () => null)
  .on(saveFx.fail, () => messages.accessFailed);

/** The customers that match the search, by name and id. An opening starts without the last search. */
const search = createSearch({
  page: { closed: opened },
  $rows: query.$data.map((data) => data?.all ?? []),
  textOf: ({ name, customer_id }) => `${name}\n${customer_id}`,
});

const $isDirty = combine(
  { isOpen: $isOpen, saved: $saved, ids: $ids, data: query.$data },
  ({ isOpen, saved, ids, data }) =>
    isOpen && data !== null && (saved.ids.length !== ids.length || ids.some((id) => !saved.ids.includes(id))),
);

sample({
  clock: saveRequested,
  source: { uuid: $uuid, ids: $ids, saved: $saved, data: query.$data, isSaving: saveFx.pending },
  filter: ({ data, isSaving }) => data !== null && !isSaving,
  fn: ({ uuid, ids, saved }) => ({ uuid, base: saved, mine: { ...saved, ids } }),
  target: saveFx,
});
// Keep the dialog open if it was opened for another monitor during the save.
sample({
  clock: saveFx.done,
  source: $uuid,
  filter: (uuid, { params }) => params.uuid === uuid,
  fn: () => false,
  target: $isOpen,
});

registerUnsaved({ name: 'customer access', $isDirty, discard: discarded });
notify({ failed: [query.failed, messages.customersFailed] });
notify({ done: [saveFx.done, messages.accessSaved], failed: [saveFx.fail, messages.accessFailed] });

/** Manage Customer Access, for developers (specification 6.2). */
export const access = {
  view: {
    isOpen: $isOpen,
    status: query.$status,
    customers: search.$shown,
    total: query.$data.map((data) => data?.all.length ?? 0),
    unreadable: query.$unreadable,
    accessIds: $ids,
    search: search.$search,
    isDirty: $isDirty,
    isSaving: saveFx.pending,
    error: $error,
  },
  events: {
    onRetry: query.reload,
    onAccessChange: changed,
    onSearchChange: search.searchChanged,
    onSave: saveRequested,
    onClose: closeRequested,
  },
} as const;
