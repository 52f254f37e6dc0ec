import type { ReactNode } from 'react';
import { useCounts } from '../../lib/format/formatCount';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { useMedia } from '../../lib/react/useMedia';
import { SelectAll, type SelectAllProps } from '../../patterns/DataTable/SelectAll';
import type { SelectionBarProps } from '../../patterns/DataTable/SelectionBar';
import { Button, Menu, VisuallyHidden } from '../../primitives';
import { media } from '../../tokens';
import { Strip } from './customerStyles';
import type { CustomerChangeKind } from './types';

const selectionBar = createLazyComponent<SelectionBarProps>(
  () => import('../../patterns/DataTable/SelectionBar'),
);

const changes: ReadonlyArray<{ readonly id: CustomerChangeKind; readonly label: string }> = [
  { id: 'extend', label: 'Extend by a month' },
  { id: 'date', label: 'Set date…' },
  { id: 'products', label: 'Products…' },
];

export interface SelectionStripProps extends Omit<SelectionBarProps, 'actions'> {
  extent: SelectAllProps['extent'];
  /** The products are loaded. */
  canChangeProducts: boolean;
  onChangeMany: (kind: CustomerChangeKind) => void;
}

/** Above the cards: the checkbox for all, and what can be done with the selected ones. */
export function SelectionStrip({
  count,
  shown,
  isFiltered,
  extent,
  canChangeProducts,
  onChangeMany,
  onSelectAll,
  onClear,
}: SelectionStripProps): ReactNode {
  const { formatCount } = useCounts();
  const isPhone = useMedia(media.phone);
  const items = changes.map((change) => ({
    ...change,
    isDisabled: change.id === 'products' && !canChangeProducts,
  }));
  // On phones the button for all would take a second line; the checkbox does the same.
  const offersAll = isFiltered || (!isPhone && count < shown);
  const actions = isPhone ? (
    <Menu
      label="Change the selected customers"
      trigger={<Button size="small">Change…</Button>}
      groups={[{ id: 'change', items }]}
      onAction={(id) => {
        const change = changes.find((one) => one.id === id);
        if (change) onChangeMany(change.id);
      }}
    />
  ) : (
    items.map(({ id, label, isDisabled }) => (
      <Button key={id} size="small" isDisabled={isDisabled} onPress={() => onChangeMany(id)}>
        {label}
      </Button>
    ))
  );
  return (
    <Strip>
      <div data-select="">
        <SelectAll extent={extent} onToggle={extent === 'all' ? onClear : onSelectAll} />
      </div>
      <VisuallyHidden>
        <span role="status">
          {count > 0 && `${formatCount(count)} selected of ${formatCount(shown)} shown`}
        </span>
      </VisuallyHidden>
      {count === 0 ? (
        <span data-label="" aria-hidden="true">
          Select all
        </span>
      ) : (
        <Lazy
          component={selectionBar}
          props={{ count, shown, isFiltered: offersAll, onSelectAll, onClear, actions }}
        />
      )}
    </Strip>
  );
}
