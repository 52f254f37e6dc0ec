import type { ReactNode } from 'react';
import { Text } from '../../primitives/Text/Text';
import { Stack } from '../../primitives/Stack/Stack';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { Checklist } from './detailStyles';
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

const groups = [
  { kind: 'monitor', title: 'Monitors' },
  { kind: 'toolbox', title: 'Toolbox' },
  { kind: null, title: 'Other' },
] as const;

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
    <Stack>
      {groups.map(({ kind, title }) => {
        const own = products.filter((product) => product.kind === kind);
        if (own.length === 0) return null;
        return (
          <div key={title} role="group" aria-label={title}>
            <Text as="h3" data-size="caption" data-tone="muted" data-below={1}>
              {title}
            </Text>
            <Checklist>
              {own.map((product) => {
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
              })}
            </Checklist>
          </div>
        );
      })}
    </Stack>
  );
}
