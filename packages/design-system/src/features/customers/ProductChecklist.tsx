import type { ReactNode } from 'react';
import { ProductGroups } from './ProductGroups';
import { Checkbox } from '../../primitives';
import type { ProductChoice } from './types';

/** A product on sale, and how many of the selected customers have it. */
export interface BulkProduct extends ProductChoice {
  readonly owned: 'all' | 'some' | 'none';
}

/** Keys of the products that all selected customers get and lose. */
export interface ProductsChange {
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

export interface ProductChecklistProps {
  products: readonly BulkProduct[];
  change: ProductsChange;
  onChange: (change: ProductsChange) => void;
}

/** A press that returns a product to where it was takes its change back. */
function toggled(
  { added, removed }: ProductsChange,
  { key, owned }: BulkProduct,
  isSelected: boolean,
): ProductsChange {
  const isBack = owned === 'some' ? removed.has(key) : isSelected === (owned === 'all');
  const others = (keys: ReadonlySet<string>): string[] => [...keys].filter((one) => one !== key);
  const own = isBack ? [] : [key];
  return {
    added: new Set([...others(added), ...(isSelected ? own : [])]),
    removed: new Set([...others(removed), ...(isSelected ? [] : own)]),
  };
}

/** A checkbox per product for several customers; a mixed one stays as each customer has it. */
export function ProductChecklist({ products, change, onChange }: ProductChecklistProps): ReactNode {
  const { added, removed } = change;
  return (
    <ProductGroups
      products={products}
      level={3}
      render={(product) => {
        const { key, name, owned } = product;
        const isChanged = added.has(key) || removed.has(key);
        return (
          <Checkbox
            key={key}
            label={name}
            isSelected={isChanged ? added.has(key) : owned === 'all'}
            isIndeterminate={!isChanged && owned === 'some'}
            onChange={(isSelected) => onChange(toggled(change, product, isSelected))}
          />
        );
      }}
    />
  );
}
