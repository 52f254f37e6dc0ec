import { combine } from 'effector';
import { createList } from '../kernel/list';
import { createAddress } from '../kernel/page/address';
import { pages } from '../shell/pages';
import type { CustomerRecord } from '../contract/calls/customers';
import { $customers, page } from './list';
import { $catalogById } from './managing';
import type { Product } from '../contract/calls/products';
import { productKeys, productsOf, type NamedProduct } from './products';
import { renewalOf, type Renewal, isUpcoming } from '../resources/renewal';
import { $extensions, $today } from './renewals';

export const customerFilters = ['all', 'overdue', 'due', 'active'] as const;
export type CustomerFilter = (typeof customerFilters)[number];

/** The sort orders; a leading minus reverses one. */
export const customerSorts = ['renewal', '-renewal', 'name', '-name'] as const;
export type CustomerSort = (typeof customerSorts)[number];

const namesOf = (products: readonly NamedProduct[], kind: NamedProduct['kind']): readonly string[] =>
  products.filter((product) => product.kind === kind).map(({ name }) => name);

/** A customer as the screen shows them; the same object as long as nothing about them changes. */
const viewOf = (customer: CustomerRecord, catalog: ReadonlyMap<string, Product>, today: string) => ({
  id: customer.customer_id,
  name: customer.name || customer.customer_id,
  imageUrl: customer.image_url,
  renewal: renewalOf(customer.next_renewal, today),
  // Getters, because only opened rows and the export read them.
  get monitors() {
    return namesOf(productsOf(customer, catalog), 'monitor');
  },
  get toolbox() {
    return namesOf(productsOf(customer, catalog), 'toolbox');
  },
  get ticked() {
    return productKeys(customer);
  },
});

interface Indexed {
  readonly view: ReturnType<typeof viewOf>;
  /** The renewal to sort and filter by: the current one, or the one before a recent extension. */
  readonly pinnedRenewal: Renewal;
  /** To sort and search by; '' without one. */
  readonly name: string;
  /** Together with the customer, the inputs of `view`; a cached entry is valid while they are the same. */
  readonly catalog: ReadonlyMap<string, Product>;
  readonly today: string;
}

// Saving one customer keeps the cached views of all others.
const cache = new WeakMap<CustomerRecord, Indexed>();

function indexed(customer: CustomerRecord, catalog: ReadonlyMap<string, Product>, today: string): Indexed {
  const last = cache.get(customer);
  if (last?.catalog === catalog && last.today === today) return last;
  const view = viewOf(customer, catalog, today);
  const entry = { view, pinnedRenewal: view.renewal, name: customer.name, catalog, today };
  cache.set(customer, entry);
  return entry;
}

export const $indexed = combine($customers, $catalogById, $today, (customers, catalog, today) =>
  today === '' ? [] : customers.map((customer) => indexed(customer, catalog, today)),
);

/** A customer who was just extended keeps their position, so that the next click hits the same row. */
export const $pinned = combine($indexed, $extensions, $today, (indexed, extensions, today) =>
  extensions.size === 0
    ? indexed
    : indexed.map((one) =>
        extensions.has(one.view.id)
          ? Object.assign({}, one, { pinnedRenewal: renewalOf(extensions.get(one.view.id), today) })
          : one,
      ),
);

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const byName = (a: Indexed, b: Indexed): number => names.compare(a.name, b.name);
const daysLeft = ({ pinnedRenewal }: Indexed): number =>
  pinnedRenewal.state === 'unknown' ? Number.POSITIVE_INFINITY : pinnedRenewal.days;
/** The earliest renewal first, customers without one last. */
export const byRenewal = (a: Indexed, b: Indexed): number =>
  daysLeft(a) === daysLeft(b) ? byName(a, b) : daysLeft(a) - daysLeft(b);
const latestFirst = (a: Indexed, b: Indexed): number => {
  const isKnown = [daysLeft(a), daysLeft(b)].every(Number.isFinite);
  return isKnown && daysLeft(a) !== daysLeft(b) ? daysLeft(b) - daysLeft(a) : byRenewal(a, b);
};

const sortOf = (sort: string): CustomerSort => customerSorts.find((one) => one === sort) ?? 'renewal';
const orders: Record<CustomerSort, (a: Indexed, b: Indexed) => number> = {
  renewal: byRenewal,
  '-renewal': latestFirst,
  name: byName,
  '-name': (a, b) => byName(b, a),
};

export const $counts = $indexed.map((indexed): Record<CustomerFilter, number> => {
  const counts = { all: indexed.length, overdue: 0, due: 0, active: 0 };
  for (const { view } of indexed) {
    if (view.renewal.state !== 'unknown') counts[view.renewal.state] += 1;
  }
  return counts;
});

/** The list: filter, order and search are in the address. */
export const list = createList({
  name: 'customers',
  page,
  address: createAddress(page, pages.customers.path),
  filters: customerFilters,
  sorts: ['renewal', 'name'],
  defaultSort: 'renewal',
  $rows: $pinned,
  searchOf: ({ name }) => name,
  isIn: ({ pinnedRenewal }, filter) => filter === 'all' || pinnedRenewal.state === filter,
  comparing: (sort) => orders[sortOf(sort)],
});
export const { $query, $search, cleared, filterChanged, searchChanged, sortChanged } = list;
export const $sort = list.$sort.map(sortOf);
export const $shown = list.$shown.map((rows) => rows.map(({ view }) => view));

/**
 * The customers of Upcoming Renewals: overdue or due within 7 days, the earliest renewal first (specification
 * 2.5). The search of the list does not apply.
 */
export const $upcoming = $pinned.map((customers) =>
  customers
    .filter(({ pinnedRenewal }) => isUpcoming(pinnedRenewal))
    .toSorted(byRenewal)
    .map(({ view }) => view),
);
