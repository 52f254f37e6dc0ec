import { ArrowUpDown, ListFilter, X } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import {
  Badge,
  Button,
  Icon,
  SearchField,
  Select,
  type SearchFieldProps,
  type SelectOption,
} from '../../primitives';
import { color, media, space, text } from '../../tokens';
import { useMedia } from '../../lib/react/useMedia';
import { CountLinks, type CountLinksProps } from '../CountLinks/CountLinks';
import type { Column, SortOrder } from '../DataTable/types';
import { ListMenu, type ListActionGroup } from '../ListMenu/ListMenu';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

/** One of a bar's filters. Only the chosen option is visible, below 768 px all of them in a sheet. */
export interface Filter {
  /** Its name: “Status”. */
  readonly label: string;
  /** The first option matches everything: “All”. */
  readonly options: ReadonlyArray<SelectOption>;
  /** The chosen option; or those that hold together, each of which `onChange` switches. */
  readonly value: string | readonly string[];
  readonly onChange: (value: string) => void;
}

/** A filter by the ids of its options. Keep it stable, so that typing does not render it. */
export const createFilter = <Id extends string>(
  label: string,
  options: ReadonlyArray<SelectOption<Id>>,
  value: Id | readonly Id[],
  onChange: (value: Id) => void,
): Filter => ({
  label,
  options,
  value,
  onChange(id) {
    const chosen = options.find((option) => option.id === id);
    if (chosen) onChange(chosen.id);
  },
});

/** The order and the columns of a table, for its sheet on phones. */
export interface TableView {
  columns: ReadonlyArray<Column<never>>;
  hidden: ReadonlySet<string>;
  /** Undefined when columns cannot be chosen. */
  onHiddenChange: ((hidden: readonly string[]) => void) | undefined;
  sort: SortOrder | null;
  /** With null, returns to the order of the rows. */
  onSort: (sort: SortOrder | null) => void;
  /** Whether the order of the rows is one to choose. */
  canUnsort: boolean;
}

export interface FilterBarProps {
  /** The search of the list; omitted for a list without one. */
  search?:
    | Pick<SearchFieldProps, 'label' | 'value' | 'onChange' | 'placeholder' | 'onGo' | 'inputRef'>
    | undefined;
  /** A few. Keep them stable. */
  filters?: readonly Filter[] | undefined;
  /** How many are shown, with the noun: “3 monitors”. Announced when it changes. */
  count?: string | undefined;
  /** What of the list deserves a look, where one line has the room. Keep it stable. */
  counts?: CountLinksProps | undefined;
  /** The count without the total, for the sheet on a phone; `count` by default. */
  shown?: string | undefined;
  /** A search or a filter is set: shows the button that clears them. */
  isFiltered?: boolean | undefined;
  /** Clears the search and all filters. Keep it stable. */
  onClear?: (() => void) | undefined;
  /** The list is empty, and its message has the button that clears them. */
  hasClearBelow?: boolean | undefined;
  /** Buttons at the end, such as for adding. On phones they are in the filter sheet. */
  actions?: ReactNode;
  /** What few need, behind one button at the end; on phones in the filter sheet. Keep it stable. */
  menu?: readonly ListActionGroup[] | undefined;
  /** The UndoButton, visible on phones too. */
  undo?: ReactNode;
  /** The number of active filters without the search, for the button on a phone. */
  filterCount?: number | undefined;
  /** The order and the columns of the table below, for the sheet on a phone. */
  view?: TableView | undefined;
  /** The count and the undo are shown elsewhere. */
  hasNoSummary?: boolean | undefined;
}

export type FiltersButtonProps = Pick<
  FilterBarProps,
  'filters' | 'actions' | 'menu' | 'view' | 'filterCount' | 'count' | 'shown' | 'isFiltered' | 'onClear'
>;

export interface FilterSheetProps extends FiltersButtonProps {
  title: string;
  onClose: () => void;
}

const sheet = createLazyComponent<FilterSheetProps>(() => import('./FilterSheet'));

/** The button on a phone that opens the filter sheet, with the number of active filters. */
export const FiltersButton = memo(function FiltersButton(props: FiltersButtonProps): ReactNode {
  useLocale();
  const [isOpen, setOpen] = useState(false);
  const { filters, view, filterCount = 0 } = props;
  const title = filters ? t('filters') : t('sort');
  const set = filterCount + (view?.canUnsort && view.sort ? 1 : 0);
  return (
    <>
      <Button
        icon={<Icon icon={filters ? ListFilter : ArrowUpDown} />}
        aria-label={set > 0 ? t(filters ? 'filtersSet' : 'sortSet', { set }) : undefined}
        onPress={() => setOpen(true)}
      >
        <span>{title}</span>{' '}
        {set > 0 && (
          <Badge tone="accent" hasDot={false}>
            {set}
          </Badge>
        )}
      </Button>
      {isOpen && <Lazy component={sheet} props={{ ...props, title, onClose: () => setOpen(false) }} />}
    </>
  );
});

const Container = styled.div`
  width: 168px;
  min-width: 0;

  &[data-several] {
    width: 232px;
  }
  @container (max-width: 720px) {
    width: 128px;
  }
`;

/** A filter in the bar. Memoized: does not render while typing. */
export const FilterSelect = memo(function FilterSelect({ filter }: { filter: Filter }): ReactNode {
  return (
    <Container data-several={typeof filter.value !== 'string' && filter.value.length > 1 ? '' : undefined}>
      <Select {...filter} isLabelHidden />
    </Container>
  );
});

/** Plain elements styled from here, because every search keystroke renders the bar. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-width: 0;

  ${media.print} {
    display: none;
  }
  > [data-part='search'] {
    flex: 1 1 200px;
    max-width: 320px;
    min-width: 0;

    ${media.phone} {
      flex-basis: 0;
      max-width: none;
    }
    /* One line, even with the Clear button. */
    @container (max-width: 720px) {
      flex-basis: 120px;
    }
  }
  > :is([data-part='filters'], [data-part='actions']) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
  }
  > [data-part='filters'] {
    min-width: 0;
  }
  > [data-part='facts'] {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 0 ${space[2]};
    min-height: 36px;
    min-width: min-content;

    /* The counts need the room more than the search. */
    @container (max-width: 820px) {
      &:has(> [data-counts]) {
        flex-grow: 4;
      }
    }
    /* A line for them, as on phones. */
    @container (max-width: 520px) {
      &:has(> [data-counts]) {
        order: 1;
        flex-basis: 100%;
        min-height: 28px;
      }
    }

    ${media.phone} {
      flex-basis: 100%;
      gap: 0 ${space[1]};
      min-height: 28px;
      /* As far from the search as from the list. */
      margin-block: 2px -${space[1]};
    }
  }
`;

const Count = styled.p`
  ${text.small}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Memoized: does not render while typing. */
const Clear = memo(function Clear({ onClear }: { onClear: () => void }): ReactNode {
  useLocale();
  return (
    <Button variant="ghost" size="small" icon={<Icon icon={X} />} onPress={onClear}>
      {common('clearFilters')}
    </Button>
  );
});

/** The count of visible rows, what of them deserves a look, and the undo of the last delete. */
export function BarSummary({
  count,
  counts,
  undo,
}: Pick<FilterBarProps, 'count' | 'counts' | 'undo'>): ReactNode {
  return (
    <>
      {count !== undefined && <Count role="status">{count}</Count>}
      {counts && <CountLinks {...counts} />}
      {undo}
    </>
  );
}

/**
 * The bar above a list: search, filters, count and actions. On phones it is the search and a button, which
 * opens a sheet with the rest.
 */
export function FilterBar(props: FilterBarProps): ReactNode {
  const { search, isFiltered = false, hasClearBelow, hasNoSummary, counts, undo, ...rest } = props;
  const { filters, count, onClear, actions, menu, view } = rest;
  const isPhone = useMedia(media.phone);
  const isSearched = search !== undefined && search.value.trim() !== '';
  const { filterCount = isFiltered && !isSearched ? 1 : 0 } = props;
  return (
    <Root>
      {search && (
        <div data-part="search">
          <SearchField {...search} keyAct="search" />
        </div>
      )}
      {isPhone ? (
        (filters || actions || menu || view) && (
          <FiltersButton {...rest} filterCount={filterCount} isFiltered={isFiltered} />
        )
      ) : (
        <>
          {filters && (
            <div data-part="filters">
              {filters.map((filter) => (
                <FilterSelect key={filter.label} filter={filter} />
              ))}
            </div>
          )}
          <div data-part="facts">
            <BarSummary count={count} counts={counts} />
            {isFiltered && onClear && !hasClearBelow && <Clear onClear={onClear} />}
          </div>
          {(actions || menu || undo) && (
            <div data-part="actions">
              {undo}
              {actions}
              {menu && <ListMenu groups={menu} />}
            </div>
          )}
        </>
      )}
      {isPhone && !hasNoSummary && (count !== undefined || undo) && (
        <div data-part="facts">
          <BarSummary count={count} counts={counts} undo={undo} />
        </div>
      )}
    </Root>
  );
}
