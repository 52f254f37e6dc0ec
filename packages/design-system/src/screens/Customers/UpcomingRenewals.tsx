import { CalendarCheck } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { useCounts } from '../../internal/formatCount';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Disclosure } from '../../primitives/Disclosure/Disclosure';
import { Icon } from '../../primitives/Icon/Icon';
import { RenewalWindows } from './RenewalWindows';
import type { RenewalWindow, UpcomingItems } from './types';
import { UpcomingList } from './UpcomingList';
import type { UpcomingActions } from './UpcomingRow';
import { Body, Footer, Nothing, Quiet } from './upcomingStyles';

/** Rows shown before Show all. */
const COLLAPSED_ROWS = 5;

const emptyTexts: Record<RenewalWindow, string> = {
  overdue: 'No renewals are overdue.',
  within7: 'No renewals are due within 7 days.',
  within30: 'No renewals are due within 30 days.',
};

export interface UpcomingRenewalsProps {
  /** Keep the identity while nothing in it changes. */
  upcoming: UpcomingItems;
  onFilterChange: (window: RenewalWindow | null) => void;
  actions: UpcomingActions;
}

/**
 * Overdue and upcoming renewals: three counts that filter, and the first few rows below. One line without
 * any. Memoized: does not render on a search keystroke in the list of all customers.
 */
export const UpcomingRenewals = memo(function UpcomingRenewals({
  upcoming: { customers, urgentCount, counts, filter },
  onFilterChange,
  actions,
}: UpcomingRenewalsProps): ReactNode {
  const { formatCount } = useCounts();
  const [isShowingAll, setIsShowingAll] = useState(false);
  if (urgentCount === 0) {
    return (
      <Quiet>
        <Icon icon={CalendarCheck} />
        No renewals are overdue or due within 7 days.
      </Quiet>
    );
  }
  // One more row takes no more room than the button.
  const canCollapse = filter === null && customers.length > COLLAPSED_ROWS + 1;
  const shown = canCollapse && !isShowingAll ? customers.slice(0, COLLAPSED_ROWS) : customers;
  return (
    <Disclosure
      title="Upcoming Renewals"
      aside={
        <Badge tone={counts.overdue > 0 ? 'danger' : 'warning'} hasDot={false}>
          {formatCount(urgentCount)}
        </Badge>
      }
      defaultExpanded
    >
      <RenewalWindows counts={counts} value={filter} onChange={onFilterChange} />
      <Body>
        {filter !== null && customers.length === 0 ? (
          <Nothing role="status">{emptyTexts[filter]}</Nothing>
        ) : (
          <UpcomingList key={filter} customers={shown} actions={actions} />
        )}
        {canCollapse && (
          <Footer>
            <Button size="small" variant="ghost" onPress={() => setIsShowingAll(!isShowingAll)}>
              {isShowingAll ? 'Show fewer' : `Show all ${formatCount(customers.length)}`}
            </Button>
          </Footer>
        )}
      </Body>
    </Disclosure>
  );
});
