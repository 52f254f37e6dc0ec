import { createStore, sample } from 'effector';
import { withEntry } from '../kernel/entries';
import { callOf, type AnswerOf } from '../kernel/http';
import { createRows, type Change } from '../kernel/list/rows';
import { createPage } from '../kernel/page/page';
import { notify } from '../kernel/toasts/notify';
import { addMonths } from '../kernel/calendar';
import { getCustomers, type CustomerRecord } from '../contract/calls/customers';
import { customers as resource } from '../resources/customers';
import { renewalDay, withRenewalDay, type RenewalValue } from '../resources/renewal';
import { t } from './text.en';

export const page = createPage('customers');

/** The field of a customer that a save changes; a failure is shown beside it. */
export type SavedPart = 'renewal' | 'products';

/** What a save changes. */
interface CustomerPart {
  readonly part: SavedPart;
  /** Calendar months to add to the server's current renewal; 0 for any other edit. */
  readonly months: number;
  /** Whether it sets a date, which months before or after it do not change. */
  readonly hasDate: boolean;
}

export interface CustomerSave {
  readonly item: CustomerRecord;
  /** The customer that the edit started from. */
  readonly base: CustomerRecord;
  readonly by: CustomerPart;
}

export type CustomerChange = Change<CustomerRecord, CustomerPart>;

/** Adds months to a renewal; returns a missing or unreadable one unchanged. */
function extend(value: RenewalValue, months: number): RenewalValue {
  const day = renewalDay(value);
  return day === null ? value : withRenewalDay(value, addMonths(day, months));
}

const read = callOf(getCustomers);
const rows = createRows<CustomerRecord, CustomerPart, never, AnswerOf<typeof getCustomers>>(resource, {
  page,
  read,
  dataOf: ({ body }) => body,
  joined: (before, by, isSent) => {
    if (isSent) return by;
    const hasDate = before.hasDate || by.hasDate;
    return { ...by, hasDate, months: hasDate ? 0 : before.months + by.months };
  },
  // Months that the server has without having said so are not added twice.
  editOf: ({ base, mine, by, tried = [] }, { next_renewal }) =>
    by.months === 0 || tried.some((sent) => sent.next_renewal === next_renewal)
      ? { base, mine }
      : {
          base: { ...base, next_renewal },
          mine: { ...mine, next_renewal: extend(next_renewal, by.months) },
        },
});
export const saveRequested = rows.changes.requested.prepend((save: CustomerSave): CustomerChange => ({
  kind: 'save',
  ...save,
}));
export const { $rows: $customers, saveSettled } = rows;
const { query, changes } = rows;
export const { $entries } = changes;
/** The customers as the server is known to have them. */
export const $saved = query.$data;
export const { $status, $unreadable: $unreadableCustomers, loaded, reload: reloadRequested } = query;
/** A save has ended; another one of the same customer may follow. */
export const settled = changes.settled.filterMap(({ op, ...end }) =>
  op.kind === 'save' ? { ...end, op } : undefined,
);

export const $savingIds = $entries.map(
  (entries): ReadonlySet<string> => new Set([...entries.keys()].map(String)),
);

notify({ failed: [query.failed, () => t('loadFailed')] });
notify({
  pending: [saveRequested, () => t('saving')],
  // A successful extension has its own toast, with Undo.
  done: [
    sample({
      clock: saveSettled,
      filter: ({ op, failure }) => failure === null && op.by.months === 0,
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
    return withEntry(parts, op.item.customer_id, isFailed ? op.by.part : null);
  })
  .on(saveRequested, (parts, { item }) => withEntry(parts, item.customer_id, null))
  .on(page.closed, () => new Map());
