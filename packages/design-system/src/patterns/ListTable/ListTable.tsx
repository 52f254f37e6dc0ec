import { formatList } from '@dropdeck/text';
import { CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { t as common } from '../../lib/common/text.en';
import { counted, shownOf } from '../../lib/nouns/noun';
import { useText } from '../../lib/react/useLocale';
import type { Noun } from '../../lib/nouns/noun';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { Icon } from '../../primitives';
import { DataTable } from '../DataTable/DataTable';
import type { DataTableProps, RowAction, SortOrder, TableLayout } from '../DataTable/types';
import { createFilter } from '../FilterBar/FilterBar';
import type { ListActionGroup } from '../ListMenu/ListMenu';
import type { CountLink } from '../CountLinks/CountLinks';
import type { EmptyListProps } from './FilteredOut';
import { t } from './text.en';

/** The state of a screen's list: what its bar and its table share. */
export interface ListControls {
  search: string;
  onSearchChange: (search: string) => void;
  /** The id of a filter option; the first one shows everything. Those that hold together, if filters combine. */
  filter: string | readonly string[];
  /** Chooses a filter, or switches one of those that hold together. */
  onFilterChange: (filter: string) => void;
  /** Null for the order of the rows. */
  sort: SortOrder | null;
  onSortChange: (sort: SortOrder | null) => void;
  layout: TableLayout;
  onLayoutChange: (layout: TableLayout) => void;
  /** For an empty list: how many rows it would show without the search, and without the filter. */
  hidden: { readonly search: number; readonly filter: number };
  /** Clears the search, the filter or both. */
  onClear: (parts: { readonly search: boolean; readonly filter: boolean }) => void;
}

type TableProps<Row> = Omit<
  DataTableProps<Row>,
  'bar' | 'sort' | 'onSortChange' | 'layout' | 'onLayoutChange' | 'hasColumnMenu' | 'viewKey' | 'defaultSort'
>;

export interface ListTableProps<Row> extends TableProps<Row> {
  list: ListControls;
  /** What the rows are: `['redirect', 'redirects']`. */
  noun: Noun;
  /** How many rows there are without search and filter. */
  total: number;
  searchLabel: string;
  searchPlaceholder: string;
  /** The first one shows everything. Keep the array stable. */
  filters?: ReadonlyArray<{ readonly id: string; readonly label: string }> | undefined;
  /** Instead of “12 of 340 redirects”. */
  count?: string | undefined;
  /** What deserves a look, by the ids of the filters. Keep the array stable. */
  counts?: readonly CountLink[] | undefined;
  /** What few need of the list: import, export. Keep it stable, so that typing does not render it. */
  menu?: readonly ListActionGroup[] | undefined;
  /** The UndoButton. Keep the element stable. */
  undo?: ReactNode;
  /** Instead of “No redirects match” */
  noMatchTitle?: string | undefined;
  /** The part of the list that is shown, besides search and filter: another one scrolls to its start. */
  scope?: string | undefined;
}

/** Opens the form of a new row with the values of this one; `say` as in `editAndDelete`. */
export const duplicate = <Id,>(
  say: ReturnType<(typeof common)['in']>,
  id: Id,
  onDuplicate: (id: Id) => void,
): RowAction => ({
  id: 'duplicate',
  label: say('duplicate'),
  icon: <Icon icon={CopyPlus} />,
  isSecondary: true,
  onAction: () => onDuplicate(id),
});

/** The last two actions of a row; `say` are the common texts of the page's language (`useText`). */
export const editAndDelete = <Id,>(
  say: ReturnType<(typeof common)['in']>,
  id: Id,
  onEdit: (id: Id) => void,
  onDelete: (id: Id) => void,
): readonly [RowAction, RowAction] => [
  { id: 'edit', label: say('edit'), icon: <Icon icon={Pencil} />, onAction: () => onEdit(id) },
  {
    id: 'delete',
    label: say('delete'),
    tone: 'danger',
    icon: <Icon icon={Trash2} />,
    onAction: () => onDelete(id),
  },
];

const filteredOut = createLazyComponent<EmptyListProps>(() => import('./FilteredOut'));

/** Says what hides the rows of a list, and clears it. */
export const EmptyList = (props: EmptyListProps): ReactNode => <Lazy component={filteredOut} props={props} />;

const noActions: readonly ListActionGroup[] = [];

/**
 * A list as a page has it: bar and table over one state. The screen declares columns, filters and actions.
 *
 * Use it for the list that a page is about. A list in a dialog or a panel uses DataTable.
 */
export function ListTable<Row>({
  list,
  noun,
  total,
  searchLabel,
  searchPlaceholder,
  filters,
  count,
  counts,
  menu = noActions,
  undo,
  noMatchTitle,
  scope = '',
  empty,
  ...table
}: ListTableProps<Row>): ReactNode {
  const say = useText(t);
  const { search, onSearchChange, filter, onFilterChange } = list;
  const [all] = filters ?? [];
  const chosen =
    filters?.filter(({ id }) => (typeof filter === 'string' ? id === filter : filter.includes(id))) ?? [];
  const isNarrowed = all !== undefined && !chosen.includes(all);
  const isFiltered = isNarrowed || search.trim() !== '';
  const clear = useLatestCallback(() => list.onClear({ search: true, filter: true }));
  const shown = table.rows.length;
  const isLoaded = table.status === undefined || table.status === 'ready';
  const shownFilters = useMemo(
    () => filters && [createFilter(say('filter'), filters, filter, onFilterChange)],
    [say, filters, filter, onFilterChange],
  );

  return (
    <DataTable
      {...table}
      bar={{
        search: {
          label: searchLabel,
          placeholder: searchPlaceholder,
          value: search,
          onChange: onSearchChange,
        },
        filters: shownFilters,
        filterCount: isNarrowed ? Math.max(1, chosen.length) : 0,
        count: isLoaded ? (count ?? shownOf(shown, total, isFiltered, noun)) : undefined,
        counts: counts && { counts, filter, all: all?.id ?? '', onFilterChange },
        shown: counted(noun, shown),
        isFiltered,
        hasClearBelow: shown === 0,
        onClear: clear,
        undo,
        menu,
      }}
      sort={list.sort}
      onSortChange={list.onSortChange}
      layout={list.layout}
      onLayoutChange={list.onLayoutChange}
      hasColumnMenu
      viewKey={`${scope}/${String(filter)}/${search}`}
      empty={
        isFiltered && total > 0 ? (
          <EmptyList
            noun={noun}
            title={noMatchTitle}
            total={total}
            search={search}
            filterLabel={
              isNarrowed && chosen.length > 0
                ? formatList(
                    chosen.map(({ label }) => label),
                    'comma',
                  )
                : undefined
            }
            hidden={list.hidden}
            onClear={list.onClear}
          />
        ) : (
          empty
        )
      }
    />
  );
}
