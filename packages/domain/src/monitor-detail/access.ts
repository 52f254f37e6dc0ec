import { attach, combine, createEvent, createStore, sample } from 'effector';
import { logFx } from '../shared/browser';
import { createGuardedWrite, QUIET_READ_MS, resourceRead } from '../shared/guard';
import { createCall, describeFailure, unreadableIn, type LocatedRow } from '../shared/http';
import { wireId, withWireOf } from '../shared/http/wire';
import { createMatch } from '../shared/search';
import { notify } from '../shared/notify';
import { getMonitorCustomers, saveMonitorCustomers, type AccessCustomer } from './contract';
import { messages } from './messages';
import { $uuid, page } from './page';
import { $isDeveloper } from '../session';

/** 'Add User' opens the dialog. */
export const accessOpened = createEvent();
/** Ignored while a save is pending. */
const closeRequested = createEvent();
const changed = createEvent<readonly string[]>();
const searchChanged = createEvent<string>();
const saveRequested = createEvent();
const reloadRequested = createEvent();

const load = page.scoped(createCall(getMonitorCustomers));
const readFx = createCall({ ...getMonitorCustomers, timeoutMs: QUIET_READ_MS });
const sendFx = attach({
  effect: createCall(saveMonitorCustomers),
  mapParams: ({ uuid, ids }: { readonly uuid: string; readonly ids: readonly string[] }) => ({
    parameters: { uuid },
    payload: { customerIds: ids },
  }),
});

interface Access {
  readonly uuid: string;
  readonly ids: readonly string[];
}

const resourceOf = ({ uuid }: { readonly uuid: string }): string => `access/${uuid}`;

const $saved = createStore<Access>({ uuid: '', ids: [] }).on(load.done, (_, { params, result }) => ({
  uuid: params.parameters.uuid,
  ids: result.body.filtered ?? [],
}));

interface AccessSave extends Access {
  readonly base: readonly string[];
  readonly customers: readonly AccessCustomer[];
}

const guard = createGuardedWrite<AccessSave, Access, Access>({
  name: saveMonitorCustomers.name,
  resourceOf,
  $known: $saved,
  read: async ({ uuid }) => ({ uuid, ids: (await readFx({ parameters: { uuid } })).body.filtered ?? [] }),
  currentOf: (known, { uuid }) => (known.uuid === uuid ? known : null),
  editOf: ({ uuid, ids, base }) => ({ base: { uuid, ids: base }, mine: { uuid, ids } }),
  fieldsOf: () => [{ key: 'ids', label: 'Customers with access', kind: 'set' }],
  subjectOf: () => 'who can see this monitor',
  withWire: ({ uuid, ids }, current, { customers }) => ({
    uuid,
    ids: withWireOf(ids, current.ids, (id) => {
      const customer = customers.find(({ customer_id }) => customer_id === id);
      return customer === undefined ? id : wireId(customer, 'customer_id');
    }),
  }),
  write: (_, access) => sendFx(access),
});
const saveFx = guard.writeFx;
sample({ clock: load.done, fn: ({ params }) => resourceOf(params.parameters), target: resourceRead });

const opened = sample({ clock: accessOpened, source: $isDeveloper, filter: Boolean, fn: () => undefined });
const closed = sample({
  clock: closeRequested,
  source: saveFx.pending,
  filter: (isSaving) => !isSaving,
  fn: () => undefined,
});

const $isOpen = createStore(false)
  .on(opened, () => true)
  .on([closed, page.started], () => false);

sample({
  clock: [opened, reloadRequested],
  source: $uuid,
  fn: (uuid) => ({ parameters: { uuid } }),
  target: load.runFx,
});

// Every opening reloads the customers, so clear those of the previous one.
const $customers = createStore<readonly AccessCustomer[] | null>(null)
  .on(load.done, (_, { result }) => result.body.all)
  .on([opened, reloadRequested, page.started], () => null);
const $unreadable = createStore<readonly LocatedRow[]>([])
  .on(load.done, (_, { result }) => unreadableIn(result))
  .on([opened, page.started], () => []);
/** The selected ids, in the order in which they were received or selected. */
const $ids = createStore<readonly string[]>([])
  .on(load.done, (_, { result }) => result.body.filtered ?? [])
  .on(changed, (ids, chosen) => {
    const wanted = new Set(chosen);
    const current = new Set(ids);
    return [...ids.filter((id) => wanted.has(id)), ...chosen.filter((id) => !current.has(id))];
  })
  .on(opened, () => []);

const $search = createStore('')
  .on(searchChanged, (_, text) => text)
  .on(opened, () => '');

/** Why the customers could not be loaded. */
export const $loadError = createStore<string | null>(null)
  .on([opened, load.runFx], () => null)
  .on(load.failed, () => messages.customersFailed);
const $error = createStore<string | null>(null)
  .on([opened, saveFx], () => null)
  .on(saveFx.fail, () => messages.accessFailed);

const $indexed = $customers.map((customers) =>
  (customers ?? []).map((customer) => ({
    customer,
    text: `${customer.name}\n${customer.customer_id}`.toLowerCase(),
  })),
);
/** The customers that match the search, by name and id. */
const $shown = combine($indexed, $search, (indexed, search) => {
  const matches = createMatch(search);
  return indexed.filter(({ text }) => matches(text)).map(({ customer }) => customer);
});

export const $isAccessDirty = combine(
  { isOpen: $isOpen, saved: $saved, ids: $ids, customers: $customers },
  ({ isOpen, saved, ids, customers }) =>
    isOpen &&
    customers !== null &&
    (saved.ids.length !== ids.length || ids.some((id) => !saved.ids.includes(id))),
);

sample({
  clock: saveRequested,
  source: { uuid: $uuid, ids: $ids, saved: $saved, customers: $customers, isSaving: saveFx.pending },
  filter: ({ customers, isSaving }) => customers !== null && !isSaving,
  fn: ({ uuid, ids, saved, customers }) => ({ uuid, ids, base: saved.ids, customers: customers ?? [] }),
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

notify({ failed: [load.failed, messages.customersFailed] });
notify({ done: [saveFx.done, messages.accessSaved], failed: [saveFx.fail, messages.accessFailed] });
sample({ clock: load.failed, fn: ({ error }) => describeFailure(error), target: logFx });

/** Manage Customer Access, for developers (specification 6.2). */
export const access = {
  view: {
    isOpen: $isOpen,
    status: combine($loadError, load.runFx.pending, (error, isLoading) => {
      if (error !== null) return 'failed' as const;
      return isLoading ? ('loading' as const) : ('ready' as const);
    }),
    customers: $shown,
    total: $customers.map((customers) => customers?.length ?? 0),
    unreadable: $unreadable,
    accessIds: $ids,
    search: $search,
    isDirty: $isAccessDirty,
    isSaving: saveFx.pending,
    error: $error,
  },
  events: {
    onRetry: reloadRequested,
    onAccessChange: changed,
    onSearchChange: searchChanged,
    onSave: saveRequested,
    onClose: closeRequested,
  },
} as const;
