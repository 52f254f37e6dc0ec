import type { ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { useMedia } from '../../lib/react/useMedia';
import { SelectAll, type SelectAllProps } from '../../patterns/DataTable/SelectAll';
import type { SelectionBarProps } from '../../patterns/DataTable/SelectionBar';
import { Button, Menu, VisuallyHidden } from '../../primitives';
import { media } from '../../tokens';
import { Strip } from './customerStyles';
import type { CustomerChangeKind } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

const selectionBar = createLazyComponent<SelectionBarProps>(
  () => import('../../patterns/DataTable/SelectionBar'),
);

const changes = (): ReadonlyArray<{ readonly id: CustomerChangeKind; readonly label: string }> => [
  { id: 'extend', label: t('extendTitle') },
  { id: 'date', label: t('setDateEllipsis') },
  { id: 'products', label: t('productsEllipsis') },
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
  useLocale();
  const isPhone = useMedia(media.phone);
  const items = changes().map(({ id, label }) => ({
    id,
    label,
    isDisabled: id === 'products' && !canChangeProducts,
  }));
  // On phones the button for all would take a second line; the checkbox does the same.
  const offersAll = isFiltered || (!isPhone && count < shown);
  const actions = isPhone ? (
    <Menu
      label={t('changeSelected')}
      trigger={<Button size="small">{t('changeEllipsis')}</Button>}
      groups={[{ id: 'change', items }]}
      onAction={(id) => {
        const change = changes().find((one) => one.id === id);
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
        <span role="status">{count > 0 && t('selected', { count, shown })}</span>
      </VisuallyHidden>
      {count === 0 ? (
        <span data-label="" aria-hidden="true">
          {common('selectAll')}
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
