import { formatList } from '@dropdeck/text';
import { CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { t as common } from '../../lib/common/text.en';
import { counted, shownOf } from '../../lib/nouns/noun';
import { useText } from '../../lib/react/useLocale';
import type { Noun } from '../../lib/nouns/noun';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { Icon } from '../../primitives';
import { DataTable } from '../DataTable/DataTable';
import type { RowAction } from '../DataTable/types';
import type { DataTableProps } from '../DataTable/DataTableProps';
import type { FilterBarProps } from '../FilterBar/FilterBar';
import { createFilter } from '../FilterBar/FilterSelect';
import type { ListActionGroup } from '../ListMenu/ListMenu';
import type { CountLink } from '../CountLinks/CountLinks';
import { EmptyList } from './EmptyList';
import type { ListControls } from './types';
import { t } from './text.en';

export type { ListControls } from './types';

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
  /** Instead of “No redirects match.” */
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
  const filterCount = isNarrowed ? Math.max(1, chosen.length) : 0;
  const isFiltered = isNarrowed || search.trim() !== '';
  const clear = useLatestCallback(() => list.onClear({ search: true, filter: true }));
  const shown = table.rows.length;
  const isLoaded = table.status === undefined || table.status === 'ready';
  const shownWords = counted(noun, shown);
  const words = isLoaded ? (count ?? shownOf(shown, total, isFiltered, noun)) : undefined;

  const shownFilters = useMemo(
    () => filters && [createFilter(say('filter'), filters, filter, onFilterChange)],
    [say, filters, filter, onFilterChange],
  );
  const bar = useMemo(
    (): FilterBarProps => ({
      search: {
        label: searchLabel,
        placeholder: searchPlaceholder,
        value: search,
        onChange: onSearchChange,
      },
      filters: shownFilters,
      filterCount,
      count: words,
      counts: counts && { counts, filter, all: filters?.[0]?.id ?? '', onFilterChange },
      shown: shownWords,
      isFiltered,
      hasClearBelow: shown === 0,
      onClear: clear,
      undo,
      menu,
    }),
    [
      searchLabel,
      searchPlaceholder,
      search,
      onSearchChange,
      shownFilters,
      filterCount,
      words,
      counts,
      filter,
      filters,
      onFilterChange,
      isFiltered,
      clear,
      shown,
      undo,
      menu,
      shownWords,
    ],
  );

  return (
    <DataTable
      {...table}
      bar={bar}
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
