import type { ReactNode } from 'react';
import { BarSummary, type FilterBarProps } from '../FilterBar/FilterBar';
import { FiltersButton, type TableView } from '../FilterBar/FiltersButton';
import { SelectAll, type SelectAllProps } from './SelectAll';
import { t as common } from '../../lib/common/text.en';

export interface PhoneStripProps {
  /**
   * The FilterBar above the table, whose sheet has the view options. Without one, the strip has a button for
   * them.
   */
  listBar: FilterBarProps | undefined;
  /** Undefined when there is nothing to sort or to choose. */
  view: TableView | undefined;
  selectAll: SelectAllProps | undefined;
  /** The selection bar, which replaces the rest. */
  bar: ReactNode;
}

/** Replaces the heading row above cards: selects all rows, and shows their count. */
export function PhoneStrip({ listBar, view, selectAll, bar }: PhoneStripProps): ReactNode {
  if (!selectAll && !listBar && !view) return null;
  return (
    <div data-strip="">
      {selectAll && <SelectAll {...selectAll} />}
      {bar ?? (
        <>
          <span data-strip-label="" aria-hidden="true">
            {selectAll && common('selectAll')}
          </span>
          <span data-strip-facts="">
            {listBar ? <BarSummary {...listBar} /> : view && <FiltersButton view={view} />}
          </span>
        </>
      )}
    </div>
  );
}
