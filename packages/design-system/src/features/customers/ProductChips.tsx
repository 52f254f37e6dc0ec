import type { ReactNode } from 'react';
import { Badge, Row, Tag, Text } from '../../primitives';
import { formatNumber } from '@dropdeck/text';
import { Tags } from './detailStyles';
import type { ProductChange } from './types';
import { t as common } from '../../lib/common/text.en';

export interface ProductChipsProps {
  title: string;
  kind: 'monitor' | 'toolbox';
  names: readonly string[];
  /** Every product before and after, of any kind, while the checklist is not saved. */
  changes: readonly ProductChange[] | undefined;
}

/** A customer's products of one kind. An unsaved checklist marks what will be added and removed. */
export function ProductChips({ title, kind, names, changes }: ProductChipsProps): ReactNode {
  const chips: ReadonlyArray<Pick<ProductChange, 'key' | 'name' | 'change'>> =
    changes?.filter((product) => product.kind === kind) ??
    names.map((name) => ({ key: name, name, change: 'kept' }));
  return (
    <section aria-label={title}>
      <Row data-below={2}>
        <Text as="h3" data-size="label" data-tone="text">
          {title}
        </Text>
        <Badge hasDot={false}>{formatNumber(names.length)}</Badge>
      </Row>
      {chips.length === 0 ? (
        <Text data-size="small" data-tone="muted">
          {common('none')}
        </Text>
      ) : (
        <Tags>
          {chips.map(({ key, name, change }) => (
            <li key={key}>
              <Tag change={change === 'kept' ? undefined : change}>{name}</Tag>
            </li>
          ))}
        </Tags>
      )}
    </section>
  );
}
