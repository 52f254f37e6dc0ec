import type { CSSProperties, RefObject } from 'react';
import { useMedia } from '../../lib/react/useMedia';
import { isPending } from '../../loading/loadStatus';
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
import { useTableMenus } from './useTableMenus';
import type { Column } from './types';

export type TableRefs = Readonly<
  Record<
    'frameRef' | 'scrollerRef' | 'barRef' | 'headRef' | 'bodyRef' | 'endRef',
    RefObject<HTMLElement | null>
  >
>;

/** The state of a DataTable: everything that it renders besides its props. */
export function useDataTable<Row>(props: DataTableProps<Row>, refs: TableRefs) {
  const { rows, status = 'ready' } = props;
  const isPhone = useMedia(media.phone);

  const visible = useColumns(props, refs.frameRef, isPhone);
  const { shown } = visible;
  const ordered = useOrderedRows(props);
  const { sorted, order } = ordered;
  const isLoading = isPending(status) && rows.length === 0;

  const isCompact = isPhone && shown.some(({ card }) => card !== undefined);
  const hasCard = (part: Column<Row>['card']): boolean =>
    isCompact && shown.some(({ card }) => card === part);
  const compactCard = { hasLines: hasCard('title'), hasFoot: hasCard('foot') };
  const height = isCompact ? compactCardHeight(compactCard) : cardHeight(shown.length - 1);
  const rowHeight = isPhone ? height : 44;

  const focus = useRowFocus({ order, ...refs });
  const selection = useRowSelection(order, props);
  const editing = useCellEditing(order, shown, focus);
  const handlers = useBodyHandlers({
    props,
    rows: sorted,
    columns: shown,
    focus,
    selection,
    edit: editing.edit,
    ...refs,
  });
  useScrollToStart(
    refs,
    `${props.viewKey ?? ''} ${ordered.sort?.column ?? ''} ${ordered.sort?.direction ?? ''}`,
  );

  return {
    ...visible,
    ...ordered,
    ...editing,
    ...useTableMenus(props, visible, ordered, selection, isPhone),
    variables: {
      ...visible.variables,
      '--row-height': `${rowHeight}px`,
      '--max-height': props.maxHeight,
    } as CSSProperties,
    rowSize: isPhone ? rowHeight + cardGap : rowHeight,
    isPhone,
    isLoading,
    isEmpty: !isLoading && rows.length === 0,
    isCompact,
    compactCard,
    focus,
    selection,
    handlers,
    highlighted: useReveal(props.reveal, order, focus),
  };
}

export type TableState<Row> = ReturnType<typeof useDataTable<Row>>;
