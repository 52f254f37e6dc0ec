import { ArrowUpDown, ListFilter } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../internal/lazy';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import type { Column, SortOrder } from '../DataTable/types';

/** The order and the columns of a table, as its sheet on phones changes them. */
export interface TableView {
  columns: ReadonlyArray<Column<never>>;
  hidden: ReadonlySet<string>;
  /** Undefined where columns cannot be chosen. */
  onHiddenChange: ((hidden: ReadonlySet<string>) => void) | undefined;
  sort: SortOrder | null;
  onSort: (sort: SortOrder) => void;
  /** Goes back to the order of the rows; undefined where there is always another one. */
  onUnsort: (() => void) | undefined;
}

export interface FiltersButtonProps {
  /** FilterSelect and FilterSegments. */
  filters?: ReactNode;
  /** Buttons of the bar. */
  actions?: ReactNode;
  view?: TableView | undefined;
  /** How many filters are set. */
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

/** The button of a phone that opens everything of a list's bar but its search, with how much of it is set. */
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
