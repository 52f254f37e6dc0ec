import { CalendarPlus, Check } from 'lucide-react';
import { memo, useMemo, useRef, useState, type ReactNode } from 'react';
import { formatCount } from '../../internal/formatCount';
import { useMedia } from '../../patterns/DataTable/useMedia';
import { useRowWindow } from '../../patterns/DataTable/useRowWindow';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Disclosure } from '../../primitives/Disclosure/Disclosure';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { media } from '../../tokens';
import { holdHandlers } from './holdHandlers';
import { dayWords, upcomingBadge } from './renewalWords';
import type { CustomerActs, CustomerItem } from './types';
import { Badges, Day, Entry, Extended, List, Name, Note, Scroller, rowSize } from './upcomingStyles';

export interface UpcomingRenewalsProps {
  /** Overdue or due within 7 days, the earliest first; and who was extended a moment ago, in their old place. */
  customers: readonly CustomerItem[];
  acts: Pick<CustomerActs, 'onExtend' | 'onUndoExtension' | 'onListFrozenChange'>;
}

interface RowProps {
  customer: CustomerItem;
  place: number;
  count: number;
  /** Pixels from the top of the list. */
  top: number;
  acts: UpcomingRenewalsProps['acts'];
  onFocus: (id: string) => void;
}

const UpcomingRow = memo(function UpcomingRow({
  customer,
  place,
  count,
  top,
  acts,
  onFocus,
}: RowProps): ReactNode {
  const { id, name, imageUrl, renewal, isSaving = false, isExtended = false } = customer;
  if (renewal.state === 'unknown') return null;
  const { tone, text: words } = upcomingBadge(renewal.days);
  const extension = `Extended to ${dayWords(renewal.day)}`;
  return (
    <Entry
      aria-setsize={count}
      aria-posinset={place + 1}
      data-last={place === count - 1 || undefined}
      style={{ top }}
      onFocus={() => onFocus(id)}
    >
      <Avatar src={imageUrl} name={name} size={24} shape="rounded" />
      <Name title={name}>
        {name}
        {isExtended && <Note data-phone="">{extension}</Note>}
      </Name>
      {isExtended ? (
        <Extended>
          <Icon icon={Check} />
          <Note>{extension}</Note>
          <Button
            size="small"
            variant="ghost"
            isDisabled={isSaving}
            aria-label={`Undo the extension of ${name}`}
            onPress={() => acts.onUndoExtension(id)}
          >
            Undo
          </Button>
        </Extended>
      ) : (
        <>
          <Day>{dayWords(renewal.day)}</Day>
          <Badges>
            <Badge tone={tone}>{words}</Badge>
          </Badges>
        </>
      )}
      <IconButton
        label={`Extend ${name} by one month`}
        icon={<Icon icon={CalendarPlus} />}
        variant="ghost"
        isPending={isSaving}
        tooltipPlacement="left"
        onPress={() => acts.onExtend(id)}
      />
    </Entry>
  );
});

/** The entries that are seen, and the one that holds the focus. */
function UpcomingList({ customers, acts }: UpcomingRenewalsProps): ReactNode {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const hold = holdHandlers(acts.onListFrozenChange);
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
        {...hold}
        onBlur={(event) => {
          setFocused(null);
          hold.onBlur(event);
        }}
      >
        {customers.map((customer, place) =>
          (place >= range.start && place < range.end) || customer.id === focused ? (
            <UpcomingRow
              key={customer.id}
              customer={customer}
              place={place}
              count={count}
              top={place * height}
              acts={acts}
              onFocus={setFocused}
            />
          ) : null,
        )}
      </List>
    </Scroller>
  );
}

/**
 * Whose renewal is overdue or near. Open at first; not there when nobody's is. Not drawn again as the
 * list below is searched.
 */
export const UpcomingRenewals = memo(function UpcomingRenewals({
  customers,
  acts,
}: UpcomingRenewalsProps): ReactNode {
  // Each has its place in the list: who has no date has none.
  const due = useMemo(() => customers.filter(({ renewal }) => renewal.state !== 'unknown'), [customers]);
  if (due.length === 0) return null;
  return (
    <Disclosure
      title="Upcoming Renewals"
      aside={
        <Badge tone="warning" hasDot={false}>
          {formatCount(due.length)}
        </Badge>
      }
      defaultExpanded
    >
      <UpcomingList customers={due} acts={acts} />
    </Disclosure>
  );
});
