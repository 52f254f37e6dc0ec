import { createEvent, createStore, sample } from 'effector';
import { withEntry } from '../kernel/entries';
import { addMonths, isDay, type Day, createToday } from '../kernel/calendar';
import type { CustomerRecord } from '../contract/calls/customers';
import { $customers, page, saveRequested, type CustomerSave } from './list';
import { renewalDay, withRenewalDay } from '../resources/renewal';
import { t } from './text.en';

/** Adds one calendar month to a customer's renewal and saves it. */
export const extendRequested = createEvent<string>();
/** The date field lost the focus; `null` when it is empty. */
export const renewalCommitted = createEvent<{ readonly id: string; readonly day: Day | null }>();

export const $today = createToday(page);

const byId = (customers: readonly CustomerRecord[], id: string): CustomerRecord | undefined =>
  customers.find((customer) => customer.customer_id === id);

const saveOf = (customer: CustomerRecord, day: Day, months = 0): CustomerSave => ({
  base: customer,
  item: { ...customer, next_renewal: withRenewalDay(customer.next_renewal, day) },
  by: { part: 'renewal', months, hasDate: months === 0 },
});

const extended = sample({
  clock: extendRequested,
  source: $customers,
  fn: (customers, id): CustomerSave | null => {
    const customer = byId(customers, id);
    const day = customer === undefined ? null : renewalDay(customer.next_renewal);
    return customer === undefined || day === null ? null : saveOf(customer, addMonths(day, 1), 1);
  },
});

// A blur saves the date only if it is valid and has changed (specification 4).
const edited = sample({
  clock: renewalCommitted,
  source: $customers,
  fn: (customers, { id, day }): CustomerSave | null => {
    const customer = byId(customers, id);
    if (customer === undefined || day === null || !isDay(day)) return null;
    return renewalDay(customer.next_renewal) === day ? null : saveOf(customer, day);
  },
});

sample({ clock: [extended, edited], filter: Boolean, target: saveRequested });

export const $renewalErrors = createStore<ReadonlyMap<string, string>>(new Map())
  .on(renewalCommitted, (errors, { id, day }) =>
    withEntry(errors, id, day === null || !isDay(day) ? t('noDate') : null),
  )
  .on(extendRequested, (errors, id) => withEntry(errors, id, null))
  .on(page.closed, () => new Map());
