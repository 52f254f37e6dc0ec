import { combine, createEvent, createStore, sample } from 'effector';
import { withEntry } from '../kernel/entries';
import type { QueueEntry } from '../kernel/save/keyed-queue';
import { createKept } from '../kernel/save/kept';
import { mergeItems } from '../kernel/save/merge';
import { callOf } from '../kernel/http';
import { createLoad } from '../kernel/page/load';
import { registerUnsaved } from '../kernel/page/unsaved';
import { getProducts, type Product } from '../contract/calls/products';
import type { CustomerProduct, CustomerRecord } from '../contract/calls/customers';
import {
  $customers,
  $entries,
  $saved,
  loaded,
  $unreadableCustomers,
  page,
  saveRequested,
  settled,
  type CustomerChange,
  type CustomerSave,
} from './list';
import { namedProduct, productChanges, productKeys, withProducts, type ProductChange } from './products';

/** A product of the checklist was ticked or unticked; `key` is its id as text. */
export const productToggled = createEvent<{
  readonly id: string;
  readonly key: string;
  readonly isSelected: boolean;
}>();
export const productsSaveRequested = createEvent<string>();
export const productsDiscarded = createEvent<string>();
export const allProductsDiscarded = createEvent();

const read = callOf(getProducts);
const query = createLoad({
  page,
  read,
  dataOf: ({ body }): readonly Product[] => body,
  initial: [],
});
sample({ clock: page.started, fn: () => ({}), target: query.start });

/** Every product that is sold. */
export const $catalog = query.$data;
export const { $status: $catalogStatus, reload: productsReloadRequested } = query;
export const $catalogById = $catalog.map(
  (products): ReadonlyMap<string, Product> =>
    new Map(products.map((product) => [String(product.id), product])),
);
export const $choices = $catalog.map((products) => products.map(namedProduct));
export const $unreadable = combine([$unreadableCustomers, query.$unreadable], (lists) => lists.flat());

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((key) => b.has(key));

/** An unsaved checklist: the ticked keys, and the products that it started from. */
interface Draft {
  readonly keys: ReadonlySet<string>;
  readonly base: readonly CustomerProduct[];
  /** What its saves have sent without success: the server may have it all the same. */
  readonly tried: ReadonlyArray<readonly CustomerProduct[]>;
}

type Drafts = ReadonlyMap<string, Draft>;

/** The products that a save sends which waits or is on its way; `null` if it leaves them. */
function sentProducts(entry: QueueEntry<CustomerChange> | undefined): readonly CustomerProduct[] | null {
  const pending = entry?.next ?? entry?.running;
  return pending?.kind === 'save' && changesProducts(pending) ? (pending.item.products ?? []) : null;
}
const changesProducts = ({ base, item }: Pick<CustomerSave, 'base' | 'item'>): boolean =>
  !isSame(productKeys(base), productKeys(item));

const without = (drafts: Drafts, id: string): Drafts => withEntry(drafts, id, null);

const find = (customers: readonly CustomerRecord[], id: string): CustomerRecord | undefined =>
  customers.find((customer) => customer.customer_id === id);

const $productDrafts = createStore<Drafts>(new Map());

/** A checklist over what the server has now. */
function rebased({ keys, base, tried }: Draft, { products }: CustomerRecord): Draft {
  const isTried = tried.some((sent) => isSame(productKeys({ products: sent }), productKeys({ products })));
  const now = [...productKeys({ products })];
  const before = isTried ? now : [...productKeys({ products: base })];
  return {
    keys: new Set(mergeItems(before, [...keys], now).items.map(String)),
    base: products ?? [],
    tried,
  };
}

/**
 * The checklists over what the server has now, without those that equal it. That is known, so what was tried is there or
 * is not.
 */
const unsaved = (drafts: Drafts, customers: readonly CustomerRecord[]): Drafts =>
  new Map(
    [...drafts].flatMap(([id, draft]) => {
      const customer = find(customers, id);
      if (customer === undefined) return [[id, draft] as const];
      const now = rebased(draft, customer);
      return isSame(now.keys, productKeys(customer)) ? [] : [[id, { ...now, tried: [] }] as const];
    }),
  );

/** Ticked keys by customer id. A checklist that equals the saved products has no draft. */
export const $drafts = combine(
  $productDrafts,
  $saved,
  (drafts, customers): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map([...unsaved(drafts, customers)].map(([id, { keys }]) => [id, keys])),
);

/** What a save of each unsaved checklist would change, by customer id. */
export const $productChanges = combine(
  $drafts,
  $customers,
  $catalogById,
  (drafts, customers, catalog): ReadonlyMap<string, readonly ProductChange[]> =>
    new Map(
      [...drafts].flatMap(([id, keys]) => {
        const customer = find(customers, id);
        return customer === undefined ? [] : [[id, productChanges(customer, keys, catalog)] as const];
      }),
    ),
);

const toggled = sample({
  clock: productToggled,
  source: { customers: $customers, saved: $saved, drafts: $productDrafts, entries: $entries },
  fn: ({ customers, saved, drafts, entries }, { id, key, isSelected }): Drafts => {
    const customer = find(customers, id);
    if (customer === undefined) return drafts;
    const known = find(saved, id) ?? customer;
    const last = drafts.get(id);
    const draft = last && rebased(last, known);
    const keys = new Set(draft?.keys ?? productKeys(customer));
    if (isSelected) keys.add(key);
    else keys.delete(key);
    const sent = sentProducts(entries.get(id));
    const tried = draft?.tried ?? (sent === null ? [] : [sent]);
    // What a save sends, or has sent without success, the server may have.
    if (isSame(keys, productKeys(known)) && tried.length === 0) return without(drafts, id);
    return new Map(drafts).set(id, {
      keys,
      base: draft?.base ?? customer.products ?? [],
      tried,
    });
  },
});

const saves = sample({
  clock: productsSaveRequested,
  source: {
    customers: $customers,
    saved: $saved,
    drafts: $productDrafts,
    catalog: $catalog,
    entries: $entries,
  },
  fn: ({ customers, saved, drafts, catalog, entries }, id): CustomerSave | null => {
    const customer = find(customers, id);
    const last = drafts.get(id);
    if (customer === undefined || last === undefined) return null;
    const draft = rebased(last, find(saved, id) ?? customer);
    // What is being saved of the checklist is what the rest starts from.
    const base = { ...customer, products: [...(sentProducts(entries.get(id)) ?? draft.base)] };
    return {
      base,
      item: withProducts(base, draft.keys, catalog),
      by: { part: 'products', months: 0, hasDate: false },
    };
  },
});
sample({ clock: saves, filter: Boolean, target: saveRequested });

$productDrafts
  .on(toggled, (_, drafts) => drafts)
  .on(
    sample({ clock: saveRequested, source: $saved, fn: (saved, save) => ({ saved, save }) }),
    (drafts, { saved, save }) => {
      const { item } = save;
      const last = drafts.get(item.customer_id);
      if (last === undefined || !changesProducts(save)) return drafts;
      const draft = rebased(last, find(saved, item.customer_id) ?? save.base);
      return new Map(drafts).set(item.customer_id, {
        ...draft,
        tried: [...draft.tried, item.products ?? []],
      });
    },
  )
  // It may have changed during the save, and another save may follow.
  .on(settled, (drafts, { op, failure, next }) => {
    const { customer_id: id, products } = op.item;
    const draft = drafts.get(id);
    if (failure !== null || draft === undefined) return drafts;
    if (!changesProducts(op)) return drafts;
    if (next === null && isSame(draft.keys, productKeys(op.item))) return without(drafts, id);
    return new Map(drafts).set(id, { ...draft, base: products ?? [], tried: [] });
  })
  .on(sample({ clock: loaded, source: $saved }), unsaved)
  .on(productsDiscarded, without)
  // What is sent may fail.
  .on(
    sample({ clock: allProductsDiscarded, source: $entries }),
    (drafts, entries) =>
      new Map(
        [...drafts].filter(([id, { keys }]) => {
          const sent = sentProducts(entries.get(id));
          return sent !== null && isSame(keys, productKeys({ products: sent }));
        }),
      ),
  );

/** Unsaved checklists whose save is not pending. */
const $isDirty = combine(
  [$drafts, $customers, page.$isOpen],
  ([drafts, customers, isOpen]) =>
    isOpen &&
    [...drafts].some(([id, keys]) => {
      const customer = find(customers, id);
      return customer !== undefined && !isSame(keys, productKeys(customer));
    }),
);
// A save may outlive its page.
const restored = createKept<{ readonly drafts: Drafts }>({
  kind: 'products of customers',
  page: { $isOpen: createStore(true) },
  // Also while they could not be loaded again.
  $id: $saved.map(({ length }) => (length > 0 ? '' : null)),
  $typed: $productDrafts.map((drafts) => (drafts.size === 0 ? null : { drafts })),
});
const reopened = sample({
  clock: restored,
  source: $customers,
  fn: (customers, { drafts }): Drafts =>
    new Map([...drafts].filter(([id]) => find(customers, id) !== undefined)),
});
$productDrafts.on(reopened, (_, drafts) => drafts);
registerUnsaved({ name: 'products of customers', $isDirty, discard: allProductsDiscarded });
