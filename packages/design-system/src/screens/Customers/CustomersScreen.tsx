import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { formatCount, shownOf } from '../../internal/formatCount';
import type { LoadStatus } from '../../internal/loadStatus';
import { useLatestCallback } from '../../internal/useLatestCallback';
import { useMedia } from '../../internal/useMedia';
import { FilterBar } from '../../patterns/FilterBar/FilterBar';
import { FilterSelect } from '../../patterns/FilterBar/FilterSelect';
import { EmptyList } from '../../patterns/ListTable/EmptyList';
import type { ListControls } from '../../patterns/ListTable/ListTable';
import { UnreadableRows, type UnreadableRow } from '../../patterns/UnreadableRows/UnreadableRows';
import { ViewTabs } from '../../patterns/ViewTabs/ViewTabs';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { media } from '../../tokens';
import { CardWindow } from './CardWindow';
import { CustomerCard } from './CustomerCard';
import { CustomersHeader } from './CustomersHeader';
import { CustomersLoading } from './CustomersLoading';
import { Cards, Root } from './customerStyles';
import { FreezeScope } from './FreezeScope';
import type {
  CustomerActions,
  CustomerItem,
  CustomerOrder,
  CustomerStateFilter,
  ProductChoices,
  RenewalWindow,
  UpcomingItems,
} from './types';
import { UpcomingRenewals } from './UpcomingRenewals';

export interface CustomersScreenProps {
  /** The filtered and sorted customers. Keep the identity of unchanged ones. */
  customers: readonly CustomerItem[];
  /** The panel above the list, unaffected by the search. Keep its identity while nothing in it changes. */
  upcoming: UpcomingItems;
  onUpcomingFilterChange: (window: RenewalWindow | null) => void;
  /** How many customers are in each state. */
  counts: Readonly<Record<CustomerStateFilter, number>>;
  status: LoadStatus;
  /** Rows that could not be read, shown above the list. */
  unreadable?: readonly UnreadableRow[] | undefined;
  onRetry: () => void;
  choices: ProductChoices;
  /** The state of the list. Its columns and density are unused, because customers are cards. */
  list: ListControls;
  order: CustomerOrder;
  onOrderChange: (order: CustomerOrder) => void;
  onExport: () => void;
  actions: CustomerActions;
}

const states: ReadonlyArray<{ id: CustomerStateFilter; label: string }> = [
  { id: 'all', label: 'All' },
  { id: 'overdue', label: 'Overdue' },
  { id: 'due', label: 'Due' },
  { id: 'active', label: 'Active' },
];

const orders: ReadonlyArray<{ id: CustomerOrder; label: string }> = [
  { id: 'renewal', label: 'Renews first' },
  { id: '-renewal', label: 'Renews last' },
  { id: 'name', label: 'Name A–Z' },
  { id: '-name', label: 'Name Z–A' },
];

/** Height of a collapsed card with its margin, in pixels. */
const rowSize = { wide: 86, phone: 198 } as const;

const keyOf = ({ id }: CustomerItem): string => id;

/** All customers, their renewals and products; for developers (specification 2.5). */
export function CustomersScreen({
  customers,
  upcoming,
  onUpcomingFilterChange,
  counts,
  status,
  unreadable,
  onRetry,
  choices,
  list,
  order,
  onOrderChange,
  onExport,
  actions,
}: CustomersScreenProps): ReactNode {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const isPhone = useMedia(media.phone);
  const onExpandedChange = useCallback((id: string, isExpanded: boolean) => {
    setExpanded((before) => {
      const next = new Set(before);
      if (isExpanded) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const root = useRef<HTMLDivElement>(null);
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
    const card = root.current?.querySelector(`[data-customer="${CSS.escape(extended.current)}"] button`);
    const target = card ?? root.current?.querySelector('input');
    extended.current = null;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
  const forget = (): void => {
    extended.current = null;
  };
  const { search, onSearchChange, filter, onFilterChange } = list;
  const clear = useLatestCallback(() => list.onClear({ search: true, filter: true }));
  const isReady = status === 'ready' || counts.all > 0;
  const isLoading = !isReady && status !== 'failed';
  const stateOptions = useMemo(
    () => states.map(({ id, label }) => ({ id, label: `${label} (${formatCount(counts[id])})` })),
    [counts],
  );
  const exportShown = useLatestCallback(onExport);
  const isFiltered = search.trim() !== '' || filter !== 'all';

  return (
    <Root ref={root} onPointerDownCapture={forget} onKeyDownCapture={forget}>
      <CustomersHeader isDisabled={customers.length === 0} onExport={exportShown} />
      {status === 'failed' && (
        <Banner
          tone="danger"
          title="The customers could not be loaded"
          isLive
          actions={
            <Button size="small" onPress={() => onRetry()}>
              Retry
            </Button>
          }
        >
          {counts.all > 0 ? 'What is shown may be out of date.' : undefined}
        </Banner>
      )}
      {isReady && counts.all > 0 && (
        <UpcomingRenewals
          upcoming={upcoming}
          onFilterChange={onUpcomingFilterChange}
          actions={trackedActions}
        />
      )}
      {isReady && <ViewTabs {...list.views} />}
      {isReady && (
        <FilterBar
          search={{
            label: 'Search customers',
            placeholder: 'Search customers...',
            value: search,
            onChange: onSearchChange,
          }}
          filters={
            <>
              <FilterSelect label="State" options={stateOptions} value={filter} onChange={onFilterChange} />
              <FilterSelect label="Order" options={orders} value={order} onChange={onOrderChange} />
            </>
          }
          count={isLoading ? undefined : shownOf(customers.length, counts.all, isFiltered, 'customer')}
          isFiltered={isFiltered}
          onClear={clear}
        />
      )}
      <UnreadableRows rows={unreadable} />
      {isLoading && <CustomersLoading />}
      {isReady && customers.length === 0 && isFiltered && (
        <EmptyList
          noun="customer"
          total={counts.all}
          search={search}
          filterLabel={filter === 'all' ? undefined : states.find(({ id }) => id === filter)?.label}
          hidden={list.hidden}
          onClear={list.onClear}
        />
      )}
      {isReady && customers.length === 0 && !isFiltered && (
        <EmptyState title="No customers yet" illustration="people">
          Customers appear here once they have signed up.
        </EmptyState>
      )}
      {isReady && (
        <FreezeScope onFrozenChange={actions.onListFrozenChange}>
          <Cards data-cards="" hidden={customers.length === 0}>
            <CardWindow
              items={customers}
              rowSize={isPhone ? rowSize.phone : rowSize.wide}
              keyOf={keyOf}
              render={(customer, isScrolling) => (
                <CustomerCard
                  customer={customer}
                  isScrolling={isScrolling}
                  choices={choices}
                  actions={trackedActions}
                  isExpanded={expanded.has(customer.id)}
                  onExpandedChange={onExpandedChange}
                />
              )}
            />
          </Cards>
        </FreezeScope>
      )}
    </Root>
  );
}
