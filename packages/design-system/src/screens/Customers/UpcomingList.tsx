import { useRef, useState, type ReactNode } from 'react';
import { useMedia } from '../../internal/useMedia';
import { useRowWindow } from '../../internal/useRowWindow';
import { media } from '../../tokens';
import { freezeHandlers } from './freezeHandlers';
import type { CustomerItem } from './types';
import { UpcomingRow, type UpcomingActions } from './UpcomingRow';
import { List, Scroller, rowSize } from './upcomingStyles';

export interface UpcomingListProps {
  customers: readonly CustomerItem[];
  actions: UpcomingActions;
}

/** The virtualized rows of Upcoming Renewals; the focused row is always rendered. */
export function UpcomingList({ customers, actions }: UpcomingListProps): ReactNode {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const freeze = freezeHandlers(actions.onListFrozenChange);
  const height = useMedia(media.phone) ? rowSize.phone : rowSize.wide;
  const count = customers.length;
  const { range } = useRowWindow({
    bodyRef,
    scrollerRef,
    hasOwnScroll: true,
    rowSize: height,
    count,
    list: customers,
  });
  return (
    <Scroller ref={scrollerRef}>
      <List
        ref={bodyRef}
        aria-label="Upcoming Renewals"
        style={{ height: count * height }}
        {...freeze}
        onBlur={(event) => {
          setFocused(null);
          freeze.onBlur(event);
        }}
      >
        {customers.map((customer, index) =>
          (index >= range.start && index < range.end) || customer.id === focused ? (
            <UpcomingRow
              key={customer.id}
              customer={customer}
              index={index}
              count={count}
              top={index * height}
              actions={actions}
              onFocus={setFocused}
            />
          ) : null,
        )}
      </List>
    </Scroller>
  );
}
