import type { EntityId } from '../kernel/http';
import type { Product } from '../contract/calls/products';
import type { CustomerProduct, CustomerRecord } from '../contract/calls/customers';
import { productKey } from '../resources/customers';
import { t } from './text.en';

const kindOf = (type: string | null | undefined): 'monitor' | 'toolbox' | null => {
  const known = (type ?? '').trim().toLowerCase();
  return known === 'monitor' || known === 'toolbox' ? known : null;
};

export const namedProduct = ({ id, name, type }: Product) => ({
  key: String(id),
  name: name || t('product', { id }),
  kind: kindOf(type),
});
export type NamedProduct = Readonly<ReturnType<typeof namedProduct>>;

/** A customer's products; what their record leaves out comes from the catalog. */
export function productsOf(
  { products }: CustomerRecord,
  catalog: ReadonlyMap<string, Product>,
): readonly NamedProduct[] {
  return (products ?? []).map((product): NamedProduct => {
    const key = productKey(product);
    const known = catalog.get(key);
    const own = typeof product === 'object' ? product : null;
    return {
      key,
      name: own?.name || known?.name || t('product', { id: key }),
      kind: kindOf(own?.type ?? known?.type),
    };
  });
}

export const productKeys = ({ products }: Pick<CustomerRecord, 'products'>): ReadonlySet<string> =>
  new Set((products ?? []).map(productKey));

/**
 * The customer with exactly these products. Existing products stay as received; new ones follow their form,
 * an id or a whole product.
 */
export function withProducts(
  customer: CustomerRecord,
  keys: ReadonlySet<string>,
  catalog: readonly Product[],
): CustomerRecord {
  const before = customer.products ?? [];
  const had = new Set(before.map(productKey));
  const areIds = before.length > 0 && before.every((product) => typeof product !== 'object');
  const added = catalog
    .filter(({ id }) => keys.has(String(id)) && !had.has(String(id)))
    .map((product): CustomerProduct | EntityId => (areIds ? product.id : product));
  return { ...customer, products: [...before.filter((product) => keys.has(productKey(product))), ...added] };
}

/** A product of an unsaved checklist, and what saving does to it. */
export interface ProductChange extends NamedProduct {
  readonly change: 'added' | 'removed' | 'kept';
}

/**
 * A customer's products with what saving the checklist changes; added ones come last, in the order of the
 * catalog.
 *
 * @param keys the ticked keys.
 */
export function productChanges(
  customer: CustomerRecord,
  keys: ReadonlySet<string>,
  catalog: ReadonlyMap<string, Product>,
): readonly ProductChange[] {
  const had = productKeys(customer);
  const withChange = (product: NamedProduct, change: ProductChange['change']): ProductChange => ({
    ...product,
    change,
  });
  return [
    ...productsOf(customer, catalog).map((product) =>
      withChange(product, keys.has(product.key) ? 'kept' : 'removed'),
    ),
    ...[...catalog]
      .filter(([key]) => keys.has(key) && !had.has(key))
      .map(([, product]) => withChange(namedProduct(product), 'added')),
  ];
}
