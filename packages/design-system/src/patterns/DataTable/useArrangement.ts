import { useMemo, useState } from 'react';
import { useLatestCallback } from '../../internal/useLatestCallback';
import type { HeadArrangement } from './HeadCell';
import { moveBeside, rowHeaderOf } from './layout';
import type { Column } from './types';
import type { VisibleColumns } from './useColumns';
import type { LayoutState } from './useTableLayout';

type Options<Row> = Pick<VisibleColumns<Row>, 'arranged' | 'shown' | 'widths'> &
  Pick<LayoutState, 'layout' | 'change'> & { columns: readonly Column<Row>[]; isArrangeable: boolean };

/** Moves and resizes columns from the heading row; undefined when they cannot be. */
export function useArrangement<Row>(options: Options<Row>): {
  arrangement: HeadArrangement | undefined;
  /** The last move, for a live region. */
  announcement: string;
} {
  const { columns, arranged, shown, widths, layout, change, isArrangeable } = options;
  const [announcement, setAnnouncement] = useState('');
  const onResize = useLatestCallback((changed: Readonly<Record<string, number>>) =>
    change({ widths: { ...layout.widths, ...changed } }),
  );
  const onResetWidth = useLatestCallback((id: string) => {
    const { [id]: _, ...rest } = layout.widths ?? {};
    change({ widths: rest });
  });
  const onMove = useLatestCallback((id: string, other: string, side: 'before' | 'after') => {
    const name = rowHeaderOf(columns)?.id;
    const idsOf = (list: readonly { id: string }[]): string[] =>
      list.map((column) => column.id).filter((one) => one !== name);
    const order = moveBeside(idsOf(arranged), id, other, side);
    const shownIds = new Set(idsOf(shown));
    const shownOrder = order.filter((one) => shownIds.has(one));
    const header = columns.find((column) => column.id === id)?.header ?? '';
    change({ order });
    setAnnouncement(`${header}: column ${shownOrder.indexOf(id) + 1} of ${shownOrder.length}`);
  });
  const arrangement = useMemo(
    () => (isArrangeable ? { widths, onResize, onResetWidth, onMove } : undefined),
    [isArrangeable, widths, onResize, onResetWidth, onMove],
  );
  return { arrangement, announcement };
}
