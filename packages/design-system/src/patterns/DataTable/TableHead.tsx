import { memo, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import type { TableView } from '../FilterBar/FilterBar';
import type { ColumnPanelProps } from './ColumnPanel';
import type { VisibleColumn } from './types';
import type { RowSelection } from './useRowSelection';
import { t } from './text.en';
import { t as common } from '../../lib/common/text.en';
import { useLocale } from '../../lib/react/useLocale';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Icon, IconButton } from '../../primitives';

export interface SelectAllProps {
  extent: RowSelection['extent'];
  onToggle: () => void;
}

/** The checkbox for all rows: unchecked, indeterminate or checked. */
export function SelectAll({ extent, onToggle }: SelectAllProps): ReactNode {
  return (
    <input
      ref={(input) => {
        if (input !== null) input.indeterminate = extent === 'some';
      }}
      type="checkbox"
      aria-label={common('selectAll')}
      checked={extent === 'all'}
      onChange={() => onToggle()}
    />
  );
}

const panel = createLazyComponent<ColumnPanelProps>(() => import('./ColumnPanel'));

/** The button of the columns panel. */
function ColumnMenu({ view, isDisabled }: { view: TableView; isDisabled: boolean }): ReactNode {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={t('columns')}
        size="small"
        icon={<Icon icon={Columns3} />}
        aria-expanded={isOpen}
        isDisabled={isDisabled}
        onPress={() => setOpen(true)}
      />
      {isOpen && <Lazy component={panel} props={{ view, triggerRef, onClose: () => setOpen(false) }} />}
    </>
  );
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

/** A heading, which sorts by its column. */
function HeadCell({
  column: { id, header, align, sortValue, className },
  view: { sort, onSort },
  isPhone,
  isCovered,
}: {
  column: VisibleColumn<never>;
  view: TableView;
  isPhone: boolean;
  isCovered: boolean;
}): ReactNode {
  const order = sort?.column === id ? sort.direction : 'none';
  return (
    <div
      role="columnheader"
      className={className}
      data-align={align}
      aria-sort={sortValue ? order : undefined}
    >
      {sortValue && !isPhone ? (
        <button
          type="button"
          data-sort=""
          data-sorted={order === 'none' ? undefined : order}
          disabled={isCovered}
          onClick={() =>
            onSort({ column: id, direction: order === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          <span>{header}</span>
          {order !== 'none' && <Icon icon={icons[order]} />}
        </button>
      ) : (
        <span>{header}</span>
      )}
    </div>
  );
}

export interface TableHeadProps {
  headRef: RefObject<HTMLDivElement | null>;
  columns: readonly VisibleColumn<never>[];
  view: TableView;
  /** Undefined when rows cannot be selected. */
  extent: RowSelection['extent'] | undefined;
  onToggleAll: () => void;
  /** The end column has row actions, the column menu, both or nothing. */
  hasActions: boolean;
  /** On phones the head is for screen readers only; the strip has the controls. */
  isPhone: boolean;
  /** The selection bar is over all but “Select all”. */
  isCovered: boolean;
}

/** The sticky heading row. Memoized: renders only when the sort order, the columns or the selection bar change. */
export const TableHead = memo(function TableHead({
  headRef,
  columns,
  view,
  extent,
  onToggleAll,
  hasActions,
  isPhone,
  isCovered,
}: TableHeadProps): ReactNode {
  useLocale();
  useLayoutEffect(() => {
    const { current } = headRef;
    if (isCovered && current?.contains(document.activeElement)) current.querySelector('input')?.focus();
  }, [isCovered, headRef]);
  const hasMenu = view.onHiddenChange !== undefined && !isPhone;
  return (
    <div ref={headRef} role="rowgroup" data-head="" tabIndex={-1}>
      <div role="row" aria-rowindex={1}>
        {extent !== undefined && (
          <div role="columnheader" data-select="">
            {isPhone ? t('selected') : <SelectAll extent={extent} onToggle={onToggleAll} />}
          </div>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} view={view} isPhone={isPhone} isCovered={isCovered} />
        ))}
        {(hasActions || hasMenu) && (
          <div role="columnheader" data-end="">
            {hasActions && <span>{t('actions')}</span>}
            {hasMenu && <ColumnMenu view={view} isDisabled={isCovered} />}
          </div>
        )}
      </div>
    </div>
  );
});
