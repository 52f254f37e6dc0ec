import { use, useMemo, useState, type CSSProperties, type RefObject } from 'react';
import { DensityContext } from '../../lib/format/formats';
import { isPending } from '../../loading/loadStatus';
import { useMedia } from '../../lib/react/useMedia';
import { media } from '../../tokens';
import { cardGap, cardHeight, compactCardHeight } from './cardStyles';
import type { DataTableProps } from './DataTableProps';
import { useBodyHandlers } from './useBodyHandlers';
import { useCellEditing } from './useCellEditing';
import { useColumns } from './useColumns';
import { useOrderedRows } from './useOrderedRows';
import { useReveal } from './useReveal';
import { useRowFocus } from './useRowFocus';
import { useRowSelection } from './useRowSelection';
import { useScrollToStart } from './useScrollToStart';
import { useTableCommands } from './useTableCommands';
import { useTableLayout } from './useTableLayout';
import type { Column } from './types';
import { useTableMenus } from './useTableMenus';

export type TableRefs = Readonly<
  Record<
    'frameRef' | 'scrollerRef' | 'barRef' | 'headRef' | 'bodyRef' | 'endRef',
    RefObject<HTMLElement | null>
  >
>;

/** How many columns a table has at least for the menu that arranges them. */
const MENU_COLUMNS = 5;

/** The state of a DataTable: everything that it renders besides its props. */
export function useDataTable<Row>(
  props: DataTableProps<Row>,
  { frameRef, scrollerRef, barRef, headRef, bodyRef, endRef }: TableRefs,
) {
  const { rows, state = 'ready' } = props;
  const isPhone = useMedia(media.phone);

  const { layout, change, reset } = useTableLayout(props);
  const defaultDensity = use(DensityContext);
  const density = layout.density ?? props.density ?? defaultDensity;
  const isArrangeable = !isPhone && (props.hasColumnMenu === true || props.onLayoutChange !== undefined);
  // A few columns need no menu, unless it is the way back to a hidden one.
  const hasColumnMenu =
    props.hasColumnMenu === true &&
    (props.columns.length >= MENU_COLUMNS || (layout.hidden ?? []).length > 0);
  const visible = useColumns({ ...props, hasColumnMenu, layout, isArrangeable, frameRef, isPhone });
  const { shown, hasEnd } = visible;
  const isSized = visible.widths.size > 0;
  const [announcement, onAnnounce] = useState('');
  const { columns } = props;
  const { arranged, widths } = visible;
  const arrangement = useMemo(
    () => (isArrangeable ? { columns, arranged, shown, widths, layout, change, onAnnounce } : undefined),
    [isArrangeable, columns, arranged, shown, widths, layout, change],
  );
  const { sorted, order, sort, sortBy, unsort } = useOrderedRows(props);
  const isLoading = isPending(state) && rows.length === 0;
  const isEmpty = !isLoading && rows.length === 0;

  const isCompact = isPhone && shown.some(({ card }) => card !== undefined);
  const hasCard = (part: Column<Row>['card']): boolean =>
    isCompact && shown.some(({ card }) => card === part);
  const compactCard = { hasLines: hasCard('title'), hasFoot: hasCard('foot') };
  const height = isCompact ? compactCardHeight(compactCard) : cardHeight(shown.length - 1);
  const rowHeight = isPhone ? height : density === 'compact' ? 36 : 44;
  const rowSize = isPhone ? rowHeight + cardGap : rowHeight;
  const focus = useRowFocus({ order, headRef, bodyRef, endRef });
  const selection = useRowSelection({
    order,
    selectedKeys: props.selectedKeys,
    onChange: props.onSelectionChange,
  });
  const { editing, edit, onEditEnd } = useCellEditing(order, shown, focus);
  const handlers = useBodyHandlers({
    rows: sorted,
    focus,
    selection,
    edit,
    onRowOpen: props.onRowOpen,
    linkQuery: props.linkQuery,
    scrollerRef,
  });
  useTableCommands({
    rows: sorted,
    columns: shown,
    rowActions: props.rowActions,
    focus,
    selection,
    edit,
    bodyRef,
  });
  useScrollToStart({ frameRef, scrollerRef, barRef, viewKey: props.viewKey, sort });

  const highlighted = useReveal(props.reveal, order, focus);

  const { selectAll, columnMenu, onSort, view } = useTableMenus({
    columns,
    arranged,
    hidden: visible.hidden,
    density,
    hasColumnMenu,
    isPhone,
    selection,
    change,
    reset,
    sort,
    sortBy,
    unsort,
  });
  const variables = {
    ...visible.variables,
    '--row-height': `${rowHeight}px`,
    '--max-height': props.maxHeight,
  };

  return {
    isPhone,
    isLoading,
    isEmpty,
    isCompact,
    compactCard,
    isSized,
    isArrangeable,
    shown,
    hasEnd,
    sorted,
    order,
    sort,
    rowSize,
    variables: variables as CSSProperties,
    focus,
    selection,
    handlers,
    highlighted,
    editing,
    onEditEnd,
    arrangement,
    announcement,
    selectAll,
    columnMenu,
    onSort,
    view,
  };
}
