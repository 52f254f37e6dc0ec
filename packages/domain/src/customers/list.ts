import { combine, createStore, sample } from 'effector';
import { withEntry } from '../kernel/entries';
import { createSave, resourceRead, type Edit } from '../kernel/save';
import { callOf } from '../kernel/http';
import { createKeyedQueue } from '../kernel/save/keyed-queue';
import { createTouched, takeRead } from '../kernel/save/rows';
import { createPage } from '../kernel/page/page';
import { createLoad } from '../kernel/page/load';
import { unfinishedReported } from '../kernel/page/unsaved';
import { notify } from '../kernel/toasts/notify';
import { addMonths } from '../kernel/calendar';
import { getCustomers, type CustomerRecord } from '../contract/calls/customers';
import { customers as resource } from '../resources/customers';
import { renewalDay, withRenewalDay, type RenewalValue } from '../resources/renewal';
import { t } from './text.en';

/** The /customers page. `query` is the location's query string when it opens. */
export const page = createPage<{ readonly query: string }>('customers');

/** The field of a customer that a save changes; a failure is shown beside it. */
export type SavedPart = 'renewal' | 'products';

export interface CustomerSave {
  readonly customer: CustomerRecord;
  /** The customer that the edit started from. */
  readonly base: CustomerRecord;
  readonly part: SavedPart;
  /** Calendar months to add to the server's current renewal; 0 for any other edit. */
  readonly months: number;
  /** See `Edit`. */
  readonly tried?: readonly CustomerRecord[] | undefined;
}

interface CustomerEdit extends Edit<CustomerRecord> {
  readonly months: number;
}

/** Adds months to a renewal; returns a missing or unreadable one unchanged. */
function extend(value: RenewalValue, months: number): RenewalValue {
  const day = renewalDay(value);
  return day === null ? value : withRenewalDay(value, addMonths(day, months));
}

/** One save per customer at a time; saves that wait are merged into one. */
export const saves = createKeyedQueue<CustomerSave, CustomerRecord>({
  keyOf: ({ customer }) => customer.customer_id,
  run: async ({ base, customer, months, tried }): Promise<CustomerRecord> =>
    (await saving.saveFx({ base, mine: customer, months, tried })).value,
  follow: ({ next }, save) => {
    if (next === null) return save;
    return { ...save, base: next.base, tried: next.tried, months: monthsOf(next, save) };
  },
  rebase: (next, failed) => ({
    ...next,
    base: failed.base,
    tried: [...(failed.tried ?? []), failed.customer],
    months: monthsOf(failed, next),
  }),
});
const $touched = createTouched(
  sample({
    clock: [
      saves.requested.map(({ customer }) => [customer.customer_id]),
      saves.settled.map(({ op }) => [op.customer.customer_id]),
    ],
  }),
);

const read = callOf(getCustomers);
const query = createLoad({
  page,
  read,
  dataOf: ({ body }): readonly CustomerRecord[] => body,
  initial: [],
  $isWriting: saves.$isBusy,
});
sample({ clock: page.started, fn: () => ({}), target: query.start });
sample({ clock: saves.$isBusy, fn: (isOn) => ({ name: resource.name, isOn }), target: unfinishedReported });
notify({ failed: [query.failed, () => t('loadFailed')] });

export const { $status, $unreadable: $unreadableCustomers, reload: reloadRequested } = query;

const saving = createSave<CustomerRecord, readonly CustomerRecord[], object, CustomerEdit>(resource, {
  $known: query.$data,
  $moment: $touched.map(({ moment }) => moment),
  editOf: ({ base, mine, months }, { next_renewal }) =>
    months === 0
      ? { base, mine }
      : {
          base: { ...base, next_renewal },
          mine: { ...mine, next_renewal: extend(next_renewal, months) },
        },
});

const idOf = ({ customer_id }: CustomerRecord): string => customer_id;

/** The months of two saves; 0 where one sets a date, which the second's customer has. */
const monthsOf = (first: CustomerSave, second: CustomerSave): number =>
  hasDate(first) || hasDate(second) ? 0 : first.months + second.months;

const hasDate = ({ base, customer, months }: CustomerSave): boolean =>
  months === 0 && base.next_renewal !== customer.next_renewal;

sample({
  clock: [
    sample({
      clock: saving.refreshed,
      source: $touched,
      fn: (touched, { known, since }) => takeRead(idOf, known, since, touched),
    }),
    sample({
      clock: saves.settled,
      fn:
        ({ op, result }) =>
        (customers: readonly CustomerRecord[]) =>
          result === null
            ? customers
            : customers.map((one) => (one.customer_id === op.customer.customer_id ? result : one)),
    }),
  ],
  target: query.patched,
});
sample({ clock: query.loaded, fn: () => resource.keyOf({}), target: resourceRead });

/** The customers with pending saves applied. A failed save reverts. */
export const $customers = combine(query.$data, saves.$entries, (customers, entries) =>
  entries.size === 0
    ? customers
    : customers.map((customer) => {
        const entry = entries.get(customer.customer_id);
        return (entry?.next ?? entry?.running)?.customer ?? customer;
      }),
);

export const $savingIds = saves.$entries.map(
  (entries): ReadonlySet<string> => new Set([...entries.keys()].map(String)),
);

/** The last save of a customer's queue has ended. */
export const saveSettled = sample({ clock: saves.settled, filter: ({ next }) => next === null });

notify({
  pending: [saves.requested, () => t('saving')],
  // A successful extension has its own toast, with Undo.
  done: [
    sample({
      clock: saveSettled,
      filter: ({ op, failure }) => failure === null && op.months === 0,
    }),
    () => t('saved'),
  ],
  failed: [
    sample({
      clock: saveSettled,
      filter: ({ failure }) => failure !== null && failure.kind !== 'declined',
    }),
    () => t('saveFailed'),
  ],
});

/** The field of each customer whose last save failed. */
export const $failedParts = createStore<ReadonlyMap<string, SavedPart>>(new Map())
  .on(saveSettled, (parts, { op, failure }) => {
    const isFailed = failure !== null && failure.kind !== 'declined';
    return withEntry(parts, op.customer.customer_id, isFailed ? op.part : null);
  })
  .on(saves.requested, (parts, { customer }) => withEntry(parts, customer.customer_id, null))
  .on(page.closed, () => new Map());
