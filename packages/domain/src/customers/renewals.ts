import { currentLocale } from '@dropdeck/text';
import { createEvent, createStore, sample } from 'effector';
import { withEntry } from '../kernel/entries';
import { addMonths, isDay, type Day, createToday } from '../kernel/calendar';
import { createTimer } from '../kernel/page/timer';
import { createUndo, UNDO_MS } from '../kernel/save/undo';
import type { CustomerRecord } from '../contract/calls/customers';
import { $customers, page, saveRequested, saveSettled, type CustomerSave } from './list';
import { renewalDay, withRenewalDay, type RenewalValue } from '../resources/renewal';
import { t } from './text.en';

/** Adds one calendar month to a customer's renewal and saves it. */
export const extendRequested = createEvent<string>();
/** The date field lost the focus; `null` when it is empty. `from` is the day that it had when the person began to type. */
export const renewalCommitted = createEvent<{
  readonly id: string;
  readonly day: Day | null;
  readonly from: Day | null;
}>();
/** Restores a customer's renewal from before the extension, by customer id. */
export const extensionUndone = createEvent<string>();
const undoPressed = createEvent<{ readonly id: string; readonly before: RenewalValue }>();

export const $today = createToday(page);

/** The save of a customer's renewal; `null` if it is as it should be. */
type SaveOf = (customer: CustomerRecord) => CustomerSave | null;

const dayOf = (customer: CustomerRecord, day: Day, months: number): CustomerSave => ({
  base: customer,
  item: { ...customer, next_renewal: withRenewalDay(customer.next_renewal, day) },
  by: { part: 'renewal', months, hasDate: months === 0 },
});
const extended: SaveOf = (customer) => {
  const day = renewalDay(customer.next_renewal);
  return day === null ? null : dayOf(customer, addMonths(day, 1), 1);
};
// A blur saves the date only if it is valid and has changed (specification 4).
const edited =
  (day: Day | null, from: Day | null): SaveOf =>
  (customer) => {
    const now = renewalDay(customer.next_renewal);
    if (day === null || !isDay(day) || now === day) return null;
    const save = dayOf(customer, day, 0);
    return from === null || now === from ? save : { ...save, base: dayOf(customer, from, 0).item };
  };
const restored =
  (before: RenewalValue): SaveOf =>
  (base) => ({
    base,
    item: { ...base, next_renewal: before },
    by: { part: 'renewal', months: 0, hasDate: base.next_renewal !== before },
  });
const asked = sample({
  clock: [
    extendRequested.map((id) => ({ id, saveOf: extended })),
    renewalCommitted.map(({ id, day, from }) => ({ id, saveOf: edited(day, from) })),
    undoPressed.map(({ id, before }) => ({ id, saveOf: restored(before) })),
  ],
  source: $customers,
  fn: (customers, { id, saveOf }) => {
    const customer = customers.find(({ customer_id }) => customer_id === id);
    return customer === undefined ? null : saveOf(customer);
  },
});
sample({ clock: asked, filter: Boolean, target: saveRequested });

export const $renewalErrors = createStore<ReadonlyMap<string, string>>(new Map())
  .on(renewalCommitted, (errors, { id, day }) =>
    withEntry(errors, id, day === null || !isDay(day) ? t('noDate') : null),
  )
  .on(extendRequested, (errors, id) => withEntry(errors, id, null))
  .on(page.closed, () => new Map());

/**
 * The `next_renewal` of each customer from before the first of their recent extensions. Their row and card keep their positions
 * for `UNDO_MS` after the save, the row with Undo.
 */
type Extensions = ReadonlyMap<string, RenewalValue>;

const without = (extensions: Extensions, id: string): Extensions => withEntry(extensions, id, null);

/** One timer per customer; a second extension starts it over. */
const timer = createTimer<string>({ timeoutMs: UNDO_MS, keyOf: (id) => id });

export const $extensions = createStore<Extensions>(new Map())
  .on(
    sample({ clock: saveRequested, filter: ({ by }) => by.months > 0 }),
    (extensions, { base: { customer_id: id, next_renewal } }) =>
      new Map(extensions).set(id, extensions.has(id) ? extensions.get(id) : next_renewal),
  )
  .on(saveSettled, (extensions, { op, result, failure }) => {
    const id = op.item.customer_id;
    if (failure !== null || op.by.hasDate) return without(extensions, id);
    // The first extension started from what the server had.
    return extensions.get(id) === op.base.next_renewal && op.by.months > 0 && result !== null
      ? new Map(extensions).set(id, result.base.next_renewal)
      : extensions;
  })
  .on(timer.fired, without)
  .on(undoPressed, (extensions, { id }) => without(extensions, id))
  .on(page.closed, () => new Map());

sample({
  clock: saveSettled,
  source: $extensions,
  filter: (extensions, { op, failure }) => failure === null && extensions.has(op.item.customer_id),
  fn: (_, { op }) => op.item.customer_id,
  target: timer.started,
});

const undo = createUndo<{ readonly id: string; readonly before: RenewalValue }>('extension');

const longDay = (value: RenewalValue): string => {
  const { language } = currentLocale();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(renewalDay(value) ?? ''));
};

sample({
  clock: saveSettled,
  filter: ({ op, failure }) => failure === null && op.by.months > 0,
  fn: ({ op, result }) => {
    const { customer_id: id, name, next_renewal } = result?.mine ?? op.item;
    return {
      label: name,
      // That of this step, which the message names; the row has the Undo of all of them.
      item: { id, before: (result?.base ?? op.base).next_renewal },
      toast: {
        kind: 'success' as const,
        text: t('saved'),
        detail: t('extended', { name, day: longDay(next_renewal) }),
      },
    };
  },
  target: undo.offered,
});

sample({ clock: undo.undone, fn: ({ item }) => item, target: undoPressed });
sample({
  clock: extensionUndone,
  source: $extensions,
  filter: (extensions, id) => extensions.has(id),
  fn: (extensions, id) => ({ id, before: extensions.get(id) }),
  target: undoPressed,
});
