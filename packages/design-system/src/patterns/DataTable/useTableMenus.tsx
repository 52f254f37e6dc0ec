import { useMemo, type ReactNode } from 'react';
import { useLatestCallback } from '../../internal/useLatestCallback';
import type { TableView } from '../FilterBar/FiltersButton';
import { ColumnMenu } from './ColumnMenu';
import type { SelectAllProps } from './SelectAll';
import type { Column } from './types';
import type { VisibleColumns } from './useColumns';
import type { OrderedRows } from './useOrderedRows';
import type { RowSelection } from './useRowSelection';

type Options<Row> = Pick<VisibleColumns<Row>, 'hidden' | 'setHidden'> &
  Pick<OrderedRows<Row>, 'sort' | 'sortBy' | 'unsort'> & {
    columns: readonly Column<Row>[];
    hasColumnMenu: boolean;
    isPhone: boolean;
    selection: RowSelection;
  };

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
export function useTableMenus<Row>(options: Options<Row>): TableMenus {
  const { columns, hasColumnMenu, isPhone, selection, hidden, setHidden, sort, sortBy, unsort } = options;
  const { isOn, extent } = selection;
  const onToggle = useLatestCallback(selection.toggleAll);
  const selectAll = useMemo(() => (isOn ? { extent, onToggle } : undefined), [isOn, extent, onToggle]);
  const onHiddenChange = useLatestCallback(setHidden);
  const columnMenu = useMemo(
    () =>
      hasColumnMenu && !isPhone ? (
        <ColumnMenu columns={columns} hidden={hidden} onChange={onHiddenChange} />
      ) : null,
    [hasColumnMenu, isPhone, columns, hidden, onHiddenChange],
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
        onHiddenChange: hasColumnMenu ? onHiddenChange : undefined,
        sort,
        onSort: sortBy,
        onUnsort: unsort,
      }
    : undefined;
  return { selectAll, columnMenu, onSort, view };
}
