import { useState } from 'react';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import type { DataTableProps } from './DataTableProps';
import type { TableLayout } from './types';

export interface LayoutState {
  readonly layout: TableLayout;
  /** Changes a part of the layout. Stable. */
  readonly change: (part: TableLayout) => void;
  /** Returns to the layout that is declared. Stable. */
  readonly reset: () => void;
}

const declared: TableLayout = {};

/** The layout of a table: controlled, or kept here. */
export function useTableLayout({
  layout: controlled,
  onLayoutChange,
}: Pick<DataTableProps<never>, 'layout' | 'onLayoutChange'>): LayoutState {
  const [own, setOwn] = useState(declared);
  const layout = controlled ?? own;
  const set = (next: TableLayout): void => {
    setOwn(next);
    onLayoutChange?.(next);
  };
  return {
    layout,
    change: useLatestCallback((part: TableLayout) => set({ ...layout, ...part })),
    reset: useLatestCallback(() => set(declared)),
  };
}
