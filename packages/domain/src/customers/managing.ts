import { combine, createEvent, createStore, sample } from 'effector';
import { logFx } from '../shared/browser';
import { createCall, describeFailure, unreadableIn, type Failure, type LocatedRow } from '../shared/http';
import { unsavedChanged } from '../shared/unsaved';
import { getProducts, type Product } from '../products/contract';
import type { CustomerProduct, CustomerRecord } from './contract';
import { $customers, $unreadableCustomers, page, saves, type CustomerSave } from './list';
import { namedProduct, productChanges, productKeys, withProducts, type ProductChange } from './products';

/** A product of the checklist was ticked or unticked; `key` is its id as text. */
export const productToggled = createEvent<{
  readonly id: string;
  readonly key: string;
  readonly isSelected: boolean;
}>();
/** Saves the checklist of a customer. */
export const productsSaveRequested = createEvent<string>();
/** Gives up what was ticked. */
export const productsDiscarded = createEvent<string>();
/** Gives up what was ticked anywhere. */
export const allProductsDiscarded = createEvent();
/** Retry, after the products could not be loaded. */
export const productsReloadRequested = createEvent();

const load = page.scoped(createCall(getProducts));
sample({ clock: [page.started, productsReloadRequested], fn: () => ({}), target: load.runFx });
sample({ clock: load.failed, fn: ({ error }) => describeFailure(error), target: logFx });

/** Everything that is sold. */
export const $catalogue = createStore<readonly Product[]>([]).on(load.done, (_, { result }) => result.body);
export const $catalogueById = $catalogue.map(
  (products): ReadonlyMap<string, Product> =>
    new Map(products.map((product) => [String(product.id), product])),
);
/** The checklist's products, in the order of the server. */
export const $choices = $catalogue.map((products) => products.map(namedProduct));
const $unreadableProducts = createStore<readonly LocatedRow[]>([]).on(load.done, (_, { result }) =>
  unreadableIn(result),
);
/** Customers and products that could not be read. */
export const $unreadable = combine([$unreadableCustomers, $unreadableProducts], (lists) => lists.flat());
/** Why the products could not be loaded; `null` where they could. */
export const $catalogueFailure = createStore<Failure | null>(null)
  .on(load.failed, (_, { error }) => error)
  .on([load.runFx, page.closed], () => null);
export const $isCatalogueLoading = load.runFx.pending;

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((key) => b.has(key));

/** A checklist that is not saved: the ticked keys, and the products that it was opened with. */
interface Draft {
  readonly keys: ReadonlySet<string>;
  readonly base: readonly CustomerProduct[];
}

type Drafts = ReadonlyMap<string, Draft>;

const without = (drafts: Drafts, id: string): Drafts => {
  if (!drafts.has(id)) return drafts;
  const next = new Map(drafts);
  next.delete(id);
  return next;
};

const find = (customers: readonly CustomerRecord[], id: string): CustomerRecord | undefined =>
  customers.find((customer) => customer.customer_id === id);

const $productDrafts = createStore<Drafts>(new Map());

/** What is ticked and not saved, by the customer's id; what says the same as what is saved is no draft. */
export const $drafts = $productDrafts.map(
  (drafts): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map([...drafts].map(([id, { keys }]) => [id, keys])),
);

/** What saving each unsaved checklist would add and remove, by the customer's id. */
export const $productChanges = combine(
  $drafts,
  $customers,
  $catalogueById,
  (drafts, customers, catalogue): ReadonlyMap<string, readonly ProductChange[]> =>
    new Map(
      [...drafts].flatMap(([id, keys]) => {
        const customer = find(customers, id);
        return customer === undefined ? [] : [[id, productChanges(customer, keys, catalogue)] as const];
      }),
    ),
);

const toggled = sample({
  clock: productToggled,
  source: { customers: $customers, drafts: $productDrafts },
  fn: ({ customers, drafts }, { id, key, isSelected }): Drafts => {
    const customer = find(customers, id);
    if (customer === undefined) return drafts;
    const saved = productKeys(customer);
    const draft = drafts.get(id);
    const keys = new Set(draft?.keys ?? saved);
    if (isSelected) keys.add(key);
    else keys.delete(key);
    if (isSame(keys, saved)) return without(drafts, id);
    return new Map(drafts).set(id, { keys, base: draft?.base ?? customer.products ?? [] });
  },
});

const saveRequested = sample({
  clock: productsSaveRequested,
  source: { customers: $customers, drafts: $productDrafts, catalogue: $catalogue },
  fn: ({ customers, drafts, catalogue }, id): CustomerSave | null => {
    const customer = find(customers, id);
    const draft = drafts.get(id);
    if (customer === undefined || draft === undefined) return null;
    const base = { ...customer, products: [...draft.base] };
    return { base, customer: withProducts(base, draft.keys, catalogue), part: 'products', months: 0 };
  },
});
sample({
  clock: saveRequested,
  filter: (save) => save !== null,
  fn: (save) => save as CustomerSave,
  target: saves.requested,
});

$productDrafts
  .on(toggled, (_, drafts) => drafts)
  // Only what was saved is no draft any more: it may have been changed since, and a failure keeps it.
  .on(saves.settled, (drafts, { op, failure }) => {
    const { customer_id: id } = op.customer;
    const draft = drafts.get(id);
    return failure === null && draft !== undefined && isSame(draft.keys, productKeys(op.customer))
      ? without(drafts, id)
      : drafts;
  })
  .on(productsDiscarded, without)
  .on([allProductsDiscarded, page.closed], () => new Map());

/** Whether leaving would lose something: a checklist that is neither saved nor on its way. */
const $isDirty = combine($drafts, $customers, (drafts, customers) =>
  [...drafts].some(([id, keys]) => {
    const customer = find(customers, id);
    return customer !== undefined && !isSame(keys, productKeys(customer));
  }),
);
sample({ clock: $isDirty, target: unsavedChanged });
