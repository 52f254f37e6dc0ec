import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { TableView } from '../FilterBar/FiltersButton';
import { rowHeaderOf, type VisibleColumns } from './useColumns';
import type { DataTableProps } from './DataTableProps';
import type { SelectAllProps } from './SelectAll';
import type { OrderedRows } from './useOrderedRows';
import type { RowSelection } from './useRowSelection';
import { Columns3 } from 'lucide-react';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { Icon, IconButton } from '../../primitives';
import type { ColumnPanelProps } from './ColumnPanel';
import { t } from './text.en';

const panel = createLazyComponent<ColumnPanelProps>(() => import('./ColumnPanel'));

/** The button of the columns panel; the row header is always shown. */
function ColumnMenu(props: Omit<ColumnPanelProps, 'triggerRef' | 'onClose'>): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={trigger}
        label={t('columns')}
        size="small"
        icon={<Icon icon={Columns3} />}
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Lazy component={panel} props={{ ...props, triggerRef: trigger, onClose: () => setOpen(false) }} />
      )}
    </>
  );
}

export interface TableMenus {
  /** Undefined when rows cannot be selected. */
  selectAll: SelectAllProps | undefined;
  /** Null on phones, whose sheet has the columns. */
  columnMenu: ReactNode;
  onSort: (column: string) => void;
  /**
   * The view options in a phone's sheet; undefined when there are none, or when the table has a heading row.
   */
  view: TableView | undefined;
}

/** The controls of the whole table. Memoized: a search keystroke does not render the head. */
export function useTableMenus<Row>(
  { columns }: DataTableProps<Row>,
  { hidden, hasColumnMenu, hide }: VisibleColumns<Row>,
  { sort, sortBy, unsort }: OrderedRows<Row>,
  selection: RowSelection,
  isPhone: boolean,
): TableMenus {
  const { isOn, extent } = selection;
  const onToggle = useLatestCallback(selection.toggleAll);
  const selectAll = useMemo(() => (isOn ? { extent, onToggle } : undefined), [isOn, extent, onToggle]);
  const columnMenu = useMemo(
    () =>
      hasColumnMenu && !isPhone ? (
        <ColumnMenu
          columns={columns.filter((column) => column !== rowHeaderOf(columns))}
          hidden={hidden}
          onHiddenChange={hide}
        />
      ) : null,
    [hasColumnMenu, isPhone, columns, hidden, hide],
  );
  const onSort = useLatestCallback((column: string) =>
    sortBy({
      column,
      direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
    }),
  );
  const hasView = isPhone && (hasColumnMenu || columns.some(({ sortValue }) => sortValue !== undefined));
  const view: TableView | undefined = hasView
    ? {
        columns,
        hidden,
        onHiddenChange: hasColumnMenu ? (ids) => hide([...ids]) : undefined,
        sort,
        onSort: sortBy,
        onUnsort: unsort,
      }
    : undefined;
  return { selectAll, columnMenu, onSort, view };
}
