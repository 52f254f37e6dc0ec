import type { ReactNode } from 'react';
import { Stack, Text } from '../../primitives';
import { Checklist } from './detailStyles';
import type { ProductChoice } from './types';
import { t } from './text.en';

const groups = () =>
  [
    { kind: 'monitor', title: t('monitors') },
    { kind: 'toolbox', title: t('toolbox') },
    { kind: null, title: t('other') },
  ] as const;

/** The products on sale by kind, a checkbox for each. */
export function ProductGroups<Product extends ProductChoice>({
  products,
  render,
}: {
  products: readonly Product[];
  render: (product: Product) => ReactNode;
}): ReactNode {
  return (
    <Stack>
      {groups().map(({ kind, title }) => {
        const own = products.filter((product) => product.kind === kind);
        if (own.length === 0) return null;
        return (
          <div key={title} role="group" aria-label={title}>
            <Text as="h4" data-size="caption" data-tone="muted" data-below={1}>
              {title}
            </Text>
            <Checklist>{own.map(render)}</Checklist>
          </div>
        );
      })}
    </Stack>
  );
}
