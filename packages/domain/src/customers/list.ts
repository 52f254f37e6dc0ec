import { attach, combine, createEvent, createStore, sample } from 'effector';
import { logFx } from '../shared/browser';
import { createCall, describeFailure, unreadableIn, type Failure, type LocatedRow } from '../shared/http';
import { createLanes } from '../shared/lanes';
import { createPage } from '../shared/page';
import { toastShown } from '../toasts';
import { getCustomers, saveCustomer, type CustomerRecord } from './contract';
import { messages } from './messages';

/** The /customers page. `query` is the location's query string at the time at which it opened. */
export const page = createPage<{ readonly query: string }>('customers');

/** Retry, after the customers could not be loaded. */
export const reloadRequested = createEvent();

const load = page.tie(createCall(getCustomers));
sample({ clock: [page.started, reloadRequested], fn: () => ({}), target: load.runFx });

/** What of a customer a save is about, so that its failure is said there. */
export type SavedPart = 'renewal' | 'products';

/** A changed customer on its way to the server, whole. */
export interface CustomerSave {
  readonly customer: CustomerRecord;
  readonly part: SavedPart;
}

const saveFx = attach({
  effect: createCall(saveCustomer),
  mapParams: ({ customer }: CustomerSave) => ({ payload: customer }),
});

/** Saves in order, customer by customer, so that the last one wins. */
export const saves = createLanes<CustomerSave>({
  keyOf: ({ customer }) => customer.customer_id,
  run: (save) => saveFx(save),
});

/** The customers as the server is known to keep them. */
const $stored = createStore<readonly CustomerRecord[]>([])
  .on(load.done, (_, { result }) => result.body)
  .on(saves.settled, (customers, { op, failure }) =>
    failure === null
      ? customers.map((one) => (one.customer_id === op.customer.customer_id ? op.customer : one))
      : customers,
  );
/** Customers that could not be read, and products of theirs. */
export const $unreadableCustomers = createStore<readonly LocatedRow[]>([]).on(load.done, (_, { result }) =>
  unreadableIn(result),
);
const $isLoaded = createStore(false).on(load.done, () => true);

/** All customers, as they will be when what is under way has succeeded. What fails is back by itself. */
export const $customers = combine($stored, saves.$lanes, (customers, lanes) =>
  lanes.size === 0
    ? customers
    : customers.map((customer) => {
        const lane = lanes.get(customer.customer_id);
        return (lane?.next ?? lane?.running)?.customer ?? customer;
      }),
);

/** Ids of customers whose save is under way. */
export const $savingIds = saves.$lanes.map(
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
    sample({ clock: saves.asked, fn: () => ({ kind: 'info' as const, text: messages.saving }) }),
    sample({
      clock: saveSettled,
      fn: ({ failure }) =>
        failure === null
          ? { kind: 'success' as const, text: messages.saved }
          : { kind: 'error' as const, text: messages.saveFailed },
    }),
  ],
  target: toastShown,
});

/** Which part of which customer could not be saved, until it is saved anew. */
export const $failedParts = createStore<ReadonlyMap<string, SavedPart>>(new Map())
  .on(saveSettled, (parts, { op, failure }) => {
    if (failure === null && !parts.has(op.customer.customer_id)) return parts;
    const next = new Map(parts);
    if (failure === null) next.delete(op.customer.customer_id);
    else next.set(op.customer.customer_id, op.part);
    return next;
  })
  .on(saves.asked, (parts, { customer }) => {
    if (!parts.has(customer.customer_id)) return parts;
    const next = new Map(parts);
    next.delete(customer.customer_id);
    return next;
  })
  .on(page.closed, () => new Map());
