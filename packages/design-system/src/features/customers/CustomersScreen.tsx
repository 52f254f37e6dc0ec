import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { PageHeader } from '../../patterns/PageHeader/PageHeader';
import { createCardParts } from './CustomerCard';
import { counted, shownOf } from '../../lib/nouns/noun';
import type { LoadStatus } from '../../loading/loadStatus';
import { useLatestCallback } from '../../lib/react/useLatestCallback';
import { createFilter, FilterBar } from '../../patterns/FilterBar/FilterBar';
import { EmptyList } from '../../patterns/ListTable/ListTable';
import type { ListControls } from '../../patterns/ListTable/ListTable';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { Banner, EmptyState, Skeleton, SkeletonGroup, Stack } from '../../primitives';
import { CustomerList } from './CustomerList';
import { Bar, Cards } from './customerStyles';
import type {
  CustomerActions,
  CustomerItem,
  CustomerOrder,
  CustomerStateFilter,
  ProductChoices,
} from './types';
import { UpcomingRenewals } from './UpcomingRenewals';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale, useText } from '../../lib/react/useLocale';

export interface CustomersScreenProps {
  /** The filtered and sorted customers. Keep the identity of unchanged ones. */
  customers: readonly CustomerItem[];
  /**
   * The urgent customers above the list, unaffected by the search. Keep the identity while nothing in it
   * changes.
   */
  upcoming: readonly CustomerItem[];
  /** How many customers are in each state. */
  counts: Readonly<Record<CustomerStateFilter, number>>;
  status: LoadStatus;
  /** Rows that could not be read, shown above the list. */
  unreadable?: readonly UnreadableRow[] | undefined;
  onRetry: () => void;
  choices: ProductChoices;
  /** The state of the list. Its columns are unused, because customers are cards. */
  list: ListControls;
  order: CustomerOrder;
  onOrderChange: (order: CustomerOrder) => void;
  actions: CustomerActions;
}

const states = (): ReadonlyArray<{ id: CustomerStateFilter; label: string }> => [
  { id: 'all', label: common('all') },
  { id: 'overdue', label: t('overdue') },
  { id: 'due', label: t('due') },
  { id: 'active', label: common('active') },
];

const orders = (): ReadonlyArray<{ id: CustomerOrder; label: string }> => [
  { id: 'renewal', label: t('renewsFirst') },
  { id: '-renewal', label: t('renewsLast') },
  { id: 'name', label: t('nameAZ') },
  { id: '-name', label: t('nameZA') },
];

/** A card with the parts of a customer's. */
const SkeletonCard = ({ width }: { width: string }): ReactNode => (
  <div data-card="">
    <div data-row="">
      <Skeleton shape="block" width="40px" height="40px" />
      <div data-who="">
        <Skeleton width={width} />
        <Skeleton width="140px" height="16px" />
      </div>
      <div data-status="">
        <Skeleton width="120px" height="22px" shape="block" />
        <Skeleton width="96px" height="18px" />
      </div>
      <div data-extend="">
        <Skeleton shape="field" width="116px" />
      </div>
      <div data-more="">
        <Skeleton shape="block" width="28px" height="28px" />
      </div>
    </div>
  </div>
);

/** Memoized, so that it does not render on a keystroke. */
const Header = memo(function Header(): ReactNode {
  useLocale();
  return <PageHeader title={t('title')} />;
});

/** All customers, their renewals and products; for developers (specification 2.5). */
export function CustomersScreen({
  customers,
  upcoming,
  counts,
  status,
  unreadable,
  onRetry,
  choices,
  list,
  order,
  onOrderChange,
  actions,
}: CustomersScreenProps): ReactNode {
  const say = useText(t);
  const searchInput = useRef<HTMLInputElement>(null);
  const [parts] = useState(createCardParts);
  const extended = useRef<string | null>(null);
  const trackedActions = useMemo(
    (): CustomerActions => ({
      ...actions,
      onExtend: (id) => {
        extended.current = id;
        actions.onExtend(id);
      },
    }),
    [actions],
  );
  // An extended customer moves in the list or leaves the panel, so the focus follows the customer.
  useEffect(() => {
    if (extended.current === null || document.activeElement !== document.body) return;
    (parts.buttons.get(extended.current) ?? searchInput.current)?.focus({ preventScroll: true });
    extended.current = null;
  });
  const forget = (): void => {
    extended.current = null;
  };
  const { search, onSearchChange, filter, onFilterChange } = list;
  const clear = useLatestCallback(() => list.onClear({ search: true, filter: true }));
  const isReady = status === 'ready' || counts.all > 0;
  const isLoading = !isReady && status !== 'failed';
  const urgent = useMemo(
    () => ({
      counts: [
        { id: 'overdue', count: counts.overdue, label: say('overdueCount', { count: counts.overdue }) },
        { id: 'due', count: counts.due, label: say('dueCount', { count: counts.due }) },
      ],
      filter,
      all: 'all',
      onFilterChange,
    }),
    [counts, filter, onFilterChange, say],
  );
  const isFiltered = search.trim() !== '' || filter !== 'all';
  const filters = useMemo(
    () => [
      createFilter(say('state'), states(), filter, onFilterChange),
      createFilter(say('order'), orders(), order, onOrderChange),
    ],
    [say, filter, onFilterChange, order, onOrderChange],
  );

  return (
    <Stack data-gap={4} onPointerDownCapture={forget} onKeyDownCapture={forget}>
      <Header />
      {status === 'failed' && (
        <Banner tone="danger" title={t('failed')} isLive onRetry={onRetry}>
          {counts.all > 0 ? t('outOfDate') : undefined}
        </Banner>
      )}
      {isReady && counts.all > 0 && <UpcomingRenewals customers={upcoming} actions={trackedActions} />}
      {isReady && (
        <Bar>
          <FilterBar
            search={{
              label: t('search'),
              placeholder: t('searchPlaceholder'),
              value: search,
              inputRef: searchInput,
              onChange: onSearchChange,
            }}
            filters={filters}
            count={isLoading ? undefined : shownOf(customers.length, counts.all, isFiltered, 'customers')}
            counts={urgent}
            shown={counted('customers', customers.length)}
            isFiltered={isFiltered}
            hasClearBelow={customers.length === 0}
            onClear={clear}
          />
        </Bar>
      )}
      <UnreadableRows rows={unreadable} />
      {isLoading && (
        <SkeletonGroup label={t('loading')}>
          <Stack data-gap={4}>
            <Skeleton shape="field" width="320px" />
            <Cards>
              {['48%', '32%', '40%', '28%', '44%', '36%'].map((width) => (
                <SkeletonCard key={width} width={width} />
              ))}
            </Cards>
          </Stack>
        </SkeletonGroup>
      )}
      {isReady && customers.length === 0 && isFiltered && (
        <EmptyList
          noun="customers"
          total={counts.all}
          search={search}
          filterLabel={filter === 'all' ? undefined : states().find(({ id }) => id === filter)?.label}
          hidden={list.hidden}
          onClear={list.onClear}
        />
      )}
      {isReady && customers.length === 0 && !isFiltered && (
        <EmptyState title={t('empty')} illustration="people">
          {t('emptyDescription')}
        </EmptyState>
      )}
      {isReady && (
        <CustomerList
          parts={parts}
          customers={customers}
          choices={choices}
          actions={trackedActions}
          list={list}
        />
      )}
    </Stack>
  );
}
