import { combine, createEvent, sample } from 'effector';
import { createBulkChange } from '../../kernel/job/bulk-change';
import { addMonth, isDay } from '../../kernel/calendar';
import type { CustomerRecord } from '../../contract/calls/customers';
import { $customers, saves, type CustomerSave } from '../list';
import { $catalog, $choices } from '../managing';
import { productKeys, productsOf, withProducts } from '../products';
import { renewalDay, withRenewalDay } from '../../resources/renewal';
import { selection, type CustomerValue } from './open';
import { t } from './text.en';
import { formatList } from '@dropdeck/text';

function withRenewal(customer: CustomerRecord, day: string | null): CustomerRecord | null {
  const current = renewalDay(customer.next_renewal);
  if (day === null || !isDay(day) || day === current) return null;
  return { ...customer, next_renewal: withRenewalDay(customer.next_renewal, day) };
}

function changeCustomer(customer: CustomerRecord, value: CustomerValue): CustomerRecord | null {
  switch (value.kind) {
    case 'extend': {
      const day = renewalDay(customer.next_renewal);
      return withRenewal(customer, day === null ? null : addMonth(day));
    }
    case 'date':
      return withRenewal(customer, value.day);
    case 'products': {
      const had = productKeys(customer);
      const keys = new Set([...had, ...value.added].filter((key) => !value.removed.has(key)));
      const isSame = keys.size === had.size && [...keys].every((key) => had.has(key));
      return isSame ? null : withProducts(customer, keys, value.catalog);
    }
  }
}

function textOf(customer: CustomerRecord, value: CustomerValue): string {
  if (value.kind !== 'products') return renewalDay(customer.next_renewal) ?? '';
  const catalog = new Map(value.catalog.map((product) => [String(product.id), product]));
  return formatList(
    productsOf(customer, catalog).map(({ name }) => name),
    'comma',
  );
}

const change = createBulkChange<CustomerRecord, CustomerValue>({
  name: 'selected customers',
  selection,
  $items: $customers,
  keyOf: ({ customer_id }) => customer_id,
  nameOf: ({ customer_id, name }) => name || customer_id,
  change: changeCustomer,
  textOf,
  doneText: (count, kind) => t(kind === 'restored' ? kind : 'updated', { count }),
  failedText: (failed, total) => t('failed', { failed, total }),
});

/** The products to add and to remove, by their keys. */
const productsChosen = createEvent<{
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}>();
sample({
  clock: productsChosen,
  source: $catalog,
  fn: (catalog, { added, removed }): CustomerValue => ({ kind: 'products', added, removed, catalog }),
  target: selection.valueChanged,
});

/** Every product that is sold, and whether all, some or none of the selected customers have it. */
const $products = combine(selection.$selection, $customers, $choices, (selected, customers, choices) => {
  if (selected?.value?.kind !== 'products') return [];
  const ids = new Set(selected.ids);
  const had = customers.filter((customer) => ids.has(customer.customer_id)).map(productKeys);
  return choices.map((product) => {
    const count = had.filter((keys) => keys.has(product.key)).length;
    const owned = count === 0 ? 'none' : count === had.length ? 'all' : 'some';
    return { ...product, owned } as const;
  });
});

sample({
  clock: change.itemStarted,
  source: selection.$selection,
  fn: (selected, { write: { before, after, isUndo } }): CustomerSave => ({
    base: before,
    customer: after ?? before,
    part: selected?.value?.kind === 'products' ? 'products' : 'renewal',
    // Relative to the server's renewal, which may be newer than the one shown.
    months: selected?.value?.kind === 'extend' && !isUndo ? 1 : 0,
    isOneOfMany: true,
  }),
  target: saves.requested,
});
sample({
  clock: saves.settled,
  filter: ({ next }) => next === null,
  fn: ({ op, failure }) => ({ key: op.customer.customer_id, failure }),
  target: change.itemSettled,
});

const dayChosen = selection.valueChanged.prepend((day: string) => ({ kind: 'date' as const, day }));

/** The dialog that changes the selected customers, for developers. */
export const customerChange = {
  view: { ...change.view, products: $products },
  events: { ...change.events, onProductsChange: productsChosen, onDayChange: dayChosen },
} as const;
