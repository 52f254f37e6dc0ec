import { attach, combine, createEvent, createStore, sample } from 'effector';
import { createGuardedWrite, QUIET_READ_MS, resourceRead } from '../shared/guard';
import { createCall, type LocatedRow } from '../shared/http';
import { wireId, withWireOf } from '../shared/http/wire';
import { createQuery } from '../shared/query';
import { createMatch } from '../shared/search';
import { toastShown } from '../shared/toasts';
import { getMonitorCustomers, saveMonitorCustomers, type AccessCustomer } from './contract';
import { messages } from './messages';
import { $uuid, page } from './page';
import { $isDeveloper } from '../session';

/** 'Add User' opens the dialog. */
export const accessOpened = createEvent();
/** Ignored while a save is pending. */
export const accessClosed = createEvent();
export const accessChanged = createEvent<readonly string[]>();
export const accessSearchChanged = createEvent<string>();
export const accessSaveRequested = createEvent();
export const accessReloadRequested = createEvent();

const loadFx = createCall(getMonitorCustomers);
const load = createQuery({
  page,
  load: loadFx,
  dataOf: ({ body: { all, filtered } }) => ({ all, ids: filtered ?? [] }),
  initial: null,
});
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

const $saved = createStore<Access>({ uuid: '', ids: [] }).on(load.loaded, (_, { params, data }) => ({
  uuid: params.parameters.uuid,
  ids: data?.ids ?? [],
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
sample({ clock: load.loaded, fn: ({ params }) => resourceOf(params.parameters), target: resourceRead });

const opened = sample({ clock: accessOpened, source: $isDeveloper, filter: Boolean, fn: () => undefined });
const closed = sample({
  clock: accessClosed,
  source: saveFx.pending,
  filter: (isSaving) => !isSaving,
  fn: () => undefined,
});

export const $isAccessOpen = createStore(false)
  .on(opened, () => true)
  .on([closed, page.started], () => false);

sample({
  clock: [opened, accessReloadRequested],
  source: $uuid,
  fn: (uuid) => ({ parameters: { uuid } }),
  target: load.start,
});

// Every opening reloads the customers, so clear those of the previous one.
const $customers = createStore<readonly AccessCustomer[] | null>(null)
  .on(load.loaded, (_, { data }) => data?.all ?? [])
  .on([opened, accessReloadRequested, page.started], () => null);
export const $accessUnreadable = createStore<readonly LocatedRow[]>([])
  .on(load.loaded, (_, { unreadable }) => unreadable)
  .on([opened, page.started], () => []);
/** The selected ids, in the order in which they were received or selected. */
export const $accessIds = createStore<readonly string[]>([])
  .on(load.loaded, (_, { data }) => data?.ids ?? [])
  .on(accessChanged, (ids, chosen) => {
    const wanted = new Set(chosen);
    const current = new Set(ids);
    return [...ids.filter((id) => wanted.has(id)), ...chosen.filter((id) => !current.has(id))];
  })
  .on(opened, () => []);

export const $accessSearch = createStore('')
  .on(accessSearchChanged, (_, text) => text)
  .on(opened, () => '');

export const $accessLoadError = load.$error.map((error) =>
  error === null ? null : messages.customersFailed,
);
export const $isAccessLoading = combine(
  $customers,
  $accessLoadError,
  (customers, error) => customers === null && error === null,
);
export const $isAccessSaving = saveFx.pending;
export const $accessError = createStore<string | null>(null)
  .on([opened, saveFx], () => null)
  .on(saveFx.fail, () => messages.accessFailed);

export const $accessTotal = $customers.map((customers) => customers?.length ?? 0);
const $accessIndexed = $customers.map((customers) =>
  (customers ?? []).map((customer) => ({
    customer,
    text: `${customer.name}\n${customer.customer_id}`.toLowerCase(),
  })),
);
/** The customers that match the search, by name and id. */
export const $accessShown = combine($accessIndexed, $accessSearch, (indexed, search) => {
  const matches = createMatch(search);
  return indexed.filter(({ text }) => matches(text)).map(({ customer }) => customer);
});

export const $isAccessDirty = combine(
  { isOpen: $isAccessOpen, saved: $saved, ids: $accessIds, customers: $customers },
  ({ isOpen, saved, ids, customers }) =>
    isOpen &&
    customers !== null &&
    (saved.ids.length !== ids.length || ids.some((id) => !saved.ids.includes(id))),
);

sample({
  clock: accessSaveRequested,
  source: { uuid: $uuid, ids: $accessIds, saved: $saved, customers: $customers, isSaving: saveFx.pending },
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
  target: $isAccessOpen,
});

sample({
  clock: [
    sample({ clock: load.failed, fn: () => ({ kind: 'error' as const, text: messages.customersFailed }) }),
    sample({ clock: saveFx.done, fn: () => ({ kind: 'success' as const, text: messages.accessSaved }) }),
    sample({ clock: saveFx.fail, fn: () => ({ kind: 'error' as const, text: messages.accessFailed }) }),
  ],
  target: toastShown,
});
