import type { EntityId } from '../shared/http';
import type { Product } from '../products/contract';
import type { CustomerProduct, CustomerRecord } from './contract';

/** Spec section 9: what a product can be. */
export type ProductKind = 'monitor' | 'toolbox';

/** A product of a customer, by name. */
export interface NamedProduct {
  /** As text; the id that goes back is the one that came. */
  readonly key: string;
  readonly name: string;
  readonly kind: ProductKind | null;
}

/** Ids are told apart by their text: the same one may be a number here and a text there. */
export const productKey = (product: CustomerProduct): string =>
  String(typeof product === 'object' ? product.id : product);

const kindOf = (type: string | null | undefined): ProductKind | null => {
  const known = (type ?? '').trim().toLowerCase();
  return known === 'monitor' || known === 'toolbox' ? known : null;
};

export const namedProduct = ({ id, name, type }: Product): NamedProduct => ({
  key: String(id),
  name: name || `Product ${id}`,
  kind: kindOf(type),
});

/** A customer's products by name. What the customer's record leaves out is taken from the catalogue. */
export function productsOf(
  { products }: CustomerRecord,
  catalogue: ReadonlyMap<string, Product>,
): readonly NamedProduct[] {
  return (products ?? []).map((product): NamedProduct => {
    const key = productKey(product);
    const known = catalogue.get(key);
    const own = typeof product === 'object' ? product : null;
    return {
      key,
      name: own?.name || known?.name || `Product ${key}`,
      kind: kindOf(own?.type ?? known?.type),
    };
  });
}

/** The keys of what a customer has. */
export const productKeys = ({ products }: CustomerRecord): ReadonlySet<string> =>
  new Set((products ?? []).map(productKey));

/**
 * The customer with exactly these products. What was there stays as it came; what is new is written
 * as the others are: by id where they are ids, else whole.
 */
export function withProducts(
  customer: CustomerRecord,
  keys: ReadonlySet<string>,
  catalogue: readonly Product[],
): CustomerRecord {
  const before = customer.products ?? [];
  const had = new Set(before.map(productKey));
  const areIds = before.length > 0 && before.every((product) => typeof product !== 'object');
  const added = catalogue
    .filter(({ id }) => keys.has(String(id)) && !had.has(String(id)))
    .map((product): CustomerProduct | EntityId => (areIds ? product.id : product));
  return { ...customer, products: [...before.filter((product) => keys.has(productKey(product))), ...added] };
}

/** A product of a customer while the checklist is not saved, and what saving does to it. */
export interface ProductChange extends NamedProduct {
  readonly change: 'added' | 'removed' | 'kept';
}

/**
 * What saving a checklist makes of a customer's products: those of before, kept or removed, and behind
 * them the added ones in the order of the catalogue.
 *
 * @param keys the keys that are ticked.
 */
export function productChanges(
  customer: CustomerRecord,
  keys: ReadonlySet<string>,
  catalogue: ReadonlyMap<string, Product>,
): readonly ProductChange[] {
  const had = productKeys(customer);
  const withChange = (product: NamedProduct, change: ProductChange['change']): ProductChange => ({
    ...product,
    change,
  });
  return [
    ...productsOf(customer, catalogue).map((product) =>
      withChange(product, keys.has(product.key) ? 'kept' : 'removed'),
    ),
    ...[...catalogue]
      .filter(([key]) => keys.has(key) && !had.has(key))
      .map(([, product]) => withChange(namedProduct(product), 'added')),
  ];
}
