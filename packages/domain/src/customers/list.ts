import { attach, combine, createEvent, createStore, sample } from 'effector';
import { logFx } from '../shared/browser';
import { createGuardedWrite, QUIET_READ_MS, resourceRead, type GuardedField } from '../shared/guard';
import { createCall, describeFailure, unreadableIn, type Failure, type LocatedRow } from '../shared/http';
import { createKeyedQueue } from '../shared/keyed-queue';
import { createPage } from '../shared/page';
import { toastShown } from '../toasts';
import { addMonth } from './calendar';
import { getCustomers, saveCustomer, type CustomerProduct, type CustomerRecord } from './contract';
import { messages } from './messages';
import { productKey } from './products';
import { renewalDay, withRenewalDay, type RenewalValue } from './renewal';

/** The /customers page. `query` is the location's query string at the time at which it opened. */
export const page = createPage<{ readonly query: string }>('customers');

/** Retry, after the customers could not be loaded. */
export const reloadRequested = createEvent();

const load = page.scoped(createCall(getCustomers));
sample({ clock: [page.started, reloadRequested], fn: () => ({}), target: load.runFx });

/** What of a customer a save is about, so that its failure is said there. */
export type SavedPart = 'renewal' | 'products';

/** A changed customer on their way to the server, whole. */
export interface CustomerSave {
  /** The customer as they will be. */
  readonly customer: CustomerRecord;
  /** The customer as the person saw them. */
  readonly base: CustomerRecord;
  readonly part: SavedPart;
  /** Calendar months that are added to the renewal, whatever it is by then; 0 where it is not extended. */
  readonly months: number;
}

const sendFx = attach({
  effect: createCall(saveCustomer),
  mapParams: (customer: CustomerRecord) => ({ payload: customer }),
});

const CUSTOMERS = 'customers';

/** The customers as the server is known to keep them. */
const $stored = createStore<readonly CustomerRecord[]>([]);

const fields: readonly GuardedField[] = [
  {
    key: 'next_renewal',
    label: 'Next Renewal',
    kind: 'value',
    textOf: (value) => renewalDay(value as RenewalValue) ?? 'None',
  },
  { key: 'products', label: 'Products', kind: 'set', idOf: (item) => productKey(item as CustomerProduct) },
];

/** The renewal so many months later; unchanged where there is none that can be read. */
function extend(value: RenewalValue, months: number): RenewalValue {
  let day = renewalDay(value);
  if (day === null) return value;
  for (let month = 0; month < months; month += 1) day = addMonth(day);
  return withRenewalDay(value, day);
}

const readFx = createCall({ ...getCustomers, timeoutMs: QUIET_READ_MS });
const guard = createGuardedWrite<CustomerSave, readonly CustomerRecord[], CustomerRecord>({
  name: saveCustomer.name,
  resourceOf: () => CUSTOMERS,
  $known: $stored,
  read: async () => (await readFx({})).body,
  currentOf: (customers, { base }) => customers.find((one) => one.customer_id === base.customer_id) ?? null,
  editOf: ({ base, customer, months }, current) => {
    if (months === 0 || current === null) return { base, mine: customer };
    const { next_renewal } = current;
    return {
      base: { ...base, next_renewal },
      mine: { ...customer, next_renewal: extend(next_renewal, months) },
    };
  },
  fieldsOf: () => fields,
  subjectOf: ({ base }) => `the customer “${base.name}”`,
  write: (_, customer) => sendFx(customer),
});

const hasDate = ({ base, customer, months }: CustomerSave): boolean =>
  months === 0 && base.next_renewal !== customer.next_renewal;

/** Saves in order, customer by customer. What waits is sent together with what is asked for after it. */
export const saves = createKeyedQueue<CustomerSave, CustomerRecord>({
  keyOf: ({ customer }) => customer.customer_id,
  run: async (save) => (await guard.writeFx(save)).value,
  follow: ({ next }, save) => {
    if (next === null) return save;
    return { ...save, base: next.base, months: hasDate(save) ? 0 : next.months + save.months };
  },
  rebase: (next, failed) => ({
    ...next,
    base: failed.base,
    months: hasDate(next) ? 0 : next.months + failed.months,
  }),
});

$stored
  .on(load.done, (_, { result }) => result.body)
  .on(guard.refreshed, (_, { known }) => known)
  .on(saves.settled, (customers, { op, result }) =>
    result === null
      ? customers
      : customers.map((one) => (one.customer_id === op.customer.customer_id ? result : one)),
  );
sample({ clock: load.done, fn: () => CUSTOMERS, target: resourceRead });
/** Customers that could not be read, and products of theirs. */
export const $unreadableCustomers = createStore<readonly LocatedRow[]>([]).on(load.done, (_, { result }) =>
  unreadableIn(result),
);
const $isLoaded = createStore(false).on(load.done, () => true);

/** All customers, as they will be when what is under way has succeeded. What fails is back by itself. */
export const $customers = combine($stored, saves.$entries, (customers, lanes) =>
  lanes.size === 0
    ? customers
    : customers.map((customer) => {
        const entry = lanes.get(customer.customer_id);
        return (entry?.next ?? entry?.running)?.customer ?? customer;
      }),
);

/** Ids of customers whose save is under way. */
export const $savingIds = saves.$entries.map(
  (lanes): ReadonlySet<string> => new Set([...lanes.keys()].map(String)),
);

/** Why the customers could not be loaded; `null` where they could. What was there before stays. */
export const $loadFailure = createStore<Failure | null>(null)
  .on(load.failed, (_, { error }) => error)
  .on([load.runFx, page.closed], () => null);

/** Whether there is nothing to show yet. */
export const $isLoading = combine(
  $isLoaded,
  $loadFailure,
  (isLoaded, failure) => !isLoaded && failure === null,
);

sample({ clock: load.failed, fn: ({ error }) => describeFailure(error), target: logFx });
sample({
  clock: load.failed,
  fn: () => ({ kind: 'error' as const, text: messages.loadFailed }),
  target: toastShown,
});

/** A save that nothing follows, with how it ended. */
export const saveSettled = sample({ clock: saves.settled, filter: ({ next }) => next === null });

sample({
  clock: [
    sample({ clock: saves.requested, fn: () => ({ kind: 'info' as const, text: messages.saving }) }),
    // An extension that succeeded says so itself, with its Undo.
    sample({
      clock: saveSettled,
      filter: ({ op, failure }) => failure === null && op.months === 0,
      fn: () => ({ kind: 'success' as const, text: messages.saved }),
    }),
    sample({
      clock: saveSettled,
      filter: ({ failure }) => failure !== null && failure.kind !== 'declined',
      fn: () => ({ kind: 'error' as const, text: messages.saveFailed }),
    }),
  ],
  target: toastShown,
});

/** Which part of which customer could not be saved, until it is saved anew. */
export const $failedParts = createStore<ReadonlyMap<string, SavedPart>>(new Map())
  .on(saveSettled, (parts, { op, failure }) => {
    const isFailed = failure !== null && failure.kind !== 'declined';
    if (!isFailed && !parts.has(op.customer.customer_id)) return parts;
    const next = new Map(parts);
    if (!isFailed) next.delete(op.customer.customer_id);
    else next.set(op.customer.customer_id, op.part);
    return next;
  })
  .on(saves.requested, (parts, { customer }) => {
    if (!parts.has(customer.customer_id)) return parts;
    const next = new Map(parts);
    next.delete(customer.customer_id);
    return next;
  })
  .on(page.closed, () => new Map());
