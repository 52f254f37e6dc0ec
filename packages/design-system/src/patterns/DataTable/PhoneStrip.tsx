import type { ReactNode } from 'react';
import { SelectAll, type SelectAllProps } from './SelectAll';
import { SortMenu } from './TableMenus';
import type { Column, SortOrder } from './types';

export interface PhoneStripProps<Row> {
  columns: readonly Column<Row>[];
  sort: SortOrder | null;
  onSort: (sort: SortOrder) => void;
  selectAll: SelectAllProps | undefined;
  columnMenu: ReactNode;
  /** The selection bar, which takes the place of the menus. */
  bar: ReactNode;
}

/** Stands for the heading row above cards: selects all, sorts, chooses what cards say. */
export function PhoneStrip<Row>({
  columns,
  sort,
  onSort,
  selectAll,
  columnMenu,
  bar,
}: PhoneStripProps<Row>): ReactNode {
  const canSort = columns.some(({ sortValue }) => sortValue !== undefined);
  if (!selectAll && !canSort && columnMenu === null) return null;
  return (
    <div data-strip="">
      {selectAll && <SelectAll {...selectAll} />}
      {bar ?? (
        <>
          <span data-strip-label="" aria-hidden="true">
            {selectAll && 'Select all'}
          </span>
          {canSort && <SortMenu columns={columns} sort={sort} onChange={onSort} />}
          {columnMenu}
        </>
      )}
    </div>
  );
}
