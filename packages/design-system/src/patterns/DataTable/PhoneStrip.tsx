import type { ReactNode } from 'react';
import { BarFacts, type FilterBarProps } from '../FilterBar/FilterBar';
import { FiltersButton, type TableView } from '../FilterBar/FiltersButton';
import { SelectAll, type SelectAllProps } from './SelectAll';

export interface PhoneStripProps {
  /** The bar above the table; its sheet holds the view. Without one the strip has a button for that. */
  listBar: FilterBarProps | undefined;
  /** Undefined where there is nothing to sort or to choose. */
  view: TableView | undefined;
  selectAll: SelectAllProps | undefined;
  /** The selection bar, which takes the place of the rest. */
  bar: ReactNode;
}

/** Stands for the heading row above cards: selects all, and says how many there are. */
export function PhoneStrip({ listBar, view, selectAll, bar }: PhoneStripProps): ReactNode {
  if (!selectAll && !listBar && !view) return null;
  return (
    <div data-strip="">
      {selectAll && <SelectAll {...selectAll} />}
      {bar ?? (
        <>
          <span data-strip-label="" aria-hidden="true">
            {selectAll && 'Select all'}
          </span>
          <span data-strip-facts="">
            {listBar ? <BarFacts {...listBar} /> : view && <FiltersButton view={view} />}
          </span>
        </>
      )}
    </div>
  );
}
