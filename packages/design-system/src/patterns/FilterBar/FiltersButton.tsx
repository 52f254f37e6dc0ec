import { ArrowUpDown, ListFilter } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../internal/lazy';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import type { Column, SortOrder } from '../DataTable/types';

/** The order and the columns of a table, for its sheet on phones. */
export interface TableView {
  columns: ReadonlyArray<Column<never>>;
  hidden: ReadonlySet<string>;
  /** Undefined when columns cannot be chosen. */
  onHiddenChange: ((hidden: ReadonlySet<string>) => void) | undefined;
  sort: SortOrder | null;
  onSort: (sort: SortOrder) => void;
  /** Returns to the order of the rows; undefined when the table is always sorted. */
  onUnsort: (() => void) | undefined;
}

export interface FiltersButtonProps {
  /** FilterSelect and FilterSegments. */
  filters?: ReactNode;
  /** Buttons of the bar. */
  actions?: ReactNode;
  view?: TableView | undefined;
  /** The number of active filters. */
  filterCount?: number | undefined;
  /** How many rows are shown, with the noun. */
  count?: string | undefined;
  isFiltered?: boolean | undefined;
  onClear?: (() => void) | undefined;
}

export interface FilterSheetProps extends FiltersButtonProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

const sheet = createLazyComponent<FilterSheetProps>(() => import('./FilterSheet'));

/** The button on a phone that opens the filter sheet, with the number of active filters. */
export const FiltersButton = memo(function FiltersButton(props: FiltersButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { filters, view, filterCount = 0 } = props;
  const title = filters ? 'Filters' : 'Sort';
  const set = filterCount + (view?.onUnsort && view.sort ? 1 : 0);
  return (
    <>
      <Button
        icon={<Icon icon={filters ? ListFilter : ArrowUpDown} />}
        aria-label={set > 0 ? `${title}, ${set} set` : undefined}
        onPress={() => setOpen(true)}
      >
        {title}{' '}
        {set > 0 && (
          <Badge tone="accent" hasDot={false}>
            {set}
          </Badge>
        )}
      </Button>
      {isOpen && (
        <Lazy component={sheet} isNeeded props={{ ...props, title, isOpen, onClose: () => setOpen(false) }} />
      )}
    </>
  );
});
