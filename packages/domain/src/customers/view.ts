import { combine, createEvent, sample } from 'effector';
import { createQueryState } from '../shared/query-state';
import { createMatcher } from '../shared/search';
import { pages } from '../pages';
import type { CustomerRecord } from './contract';
import { $customers, page } from './list';
import { $extensions } from './extensions';
import { $catalogById } from './managing';
import type { Product } from '../products/contract';
import { productKeys, productsOf, type NamedProduct } from './products';
import {
  formatQuery,
  parseQuery,
  queryDefaults,
  type CustomerFilter,
  type CustomerSort,
  type CustomersQuery,
} from './query';
import { renewalOf, type Renewal } from './renewal';
import { $today } from './renewals';

export const searchChanged = createEvent<string>();
export const filterChanged = createEvent<CustomerFilter>();
export const sortChanged = createEvent<CustomerSort>();
/** Clears the search and the filter; the order stays. */
export const cleared = createEvent();

/** A customer as the screen shows them; the same object as long as nothing about them changes. */
export interface CustomerView {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string | null | undefined;
  readonly renewal: Renewal;
  readonly monitors: readonly string[];
  readonly toolbox: readonly string[];
  readonly ticked: ReadonlySet<string>;
}

const namesOf = (products: readonly NamedProduct[], kind: NamedProduct['kind']): readonly string[] =>
  products.filter((product) => product.kind === kind).map(({ name }) => name);

const viewOf = (
  customer: CustomerRecord,
  catalog: ReadonlyMap<string, Product>,
  today: string,
): CustomerView => ({
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

export interface Indexed {
  readonly view: CustomerView;
  /** The renewal to sort and filter by: the current one, or the one before a recent extension. */
  readonly pinnedRenewal: Renewal;
  /** In lower case, so that the search does not convert it on each keystroke. */
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
  const entry = { view, pinnedRenewal: view.renewal, name: customer.name.toLowerCase(), catalog, today };
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
    : indexed.map((one) => {
        const extension = extensions.get(one.view.id);
        return extension === undefined
          ? one
          : Object.assign({}, one, { pinnedRenewal: renewalOf(extension.before, today) });
      }),
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

const queryState = createQueryState({
  started: page.started,
  isOpen: page.$isOpen,
  route: pages.customers.path,
});
/** The location's query string changed: by navigation, or by a request of this page. */
export const { queryChanged } = queryState;
export const { $query } = queryState;
const $parsed = $query.map(parseQuery);
export const $search = $parsed.map(({ search }) => search);
export const $filter = $parsed.map(({ filter }) => filter);
export const $sort = $parsed.map(({ sort }) => sort);

sample({
  clock: [
    // Replace the history entry, or Back would step through every keystroke.
    sample({ clock: searchChanged, fn: (search) => ({ change: { search }, replace: true }) }),
    sample({ clock: filterChanged, fn: (filter) => ({ change: { filter }, replace: false }) }),
    sample({ clock: sortChanged, fn: (sort) => ({ change: { sort }, replace: false }) }),
    sample({
      clock: cleared,
      fn: () => ({
        change: { search: queryDefaults.search, filter: queryDefaults.filter },
        replace: false,
      }),
    }),
  ],
  source: { query: $query, parsed: $parsed },
  fn: ({ query, parsed }, { change, replace }: { change: Partial<CustomersQuery>; replace: boolean }) => ({
    query: formatQuery(query, { ...parsed, ...change }),
    replace,
  }),
  target: queryState.requested,
});

const $sorted = combine($pinned, $sort, (indexed, sort) => indexed.toSorted(orders[sort]));

export const $shown = combine($sorted, $filter, $search, (sorted, filter, search) => {
  const matches = createMatcher(search);
  const shown: CustomerView[] = [];
  for (const { view, pinnedRenewal, name } of sorted) {
    if ((filter === 'all' || pinnedRenewal.state === filter) && matches(name)) shown.push(view);
  }
  return shown;
});
