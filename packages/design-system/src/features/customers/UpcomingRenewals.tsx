import { CalendarCheck } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { Badge, Button, Disclosure, Icon } from '../../primitives';
import type { CustomerItem } from './types';
import { UpcomingRow, type UpcomingActions } from './UpcomingRow';
import { Body, Footer, Quiet, LIST_HEIGHT, rowSize } from './upcomingStyles';
import { useMedia } from '../../lib/react/useMedia';
import { VirtualList } from '../../patterns/VirtualList/VirtualList';
import { media } from '../../tokens';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';
import { formatNumber } from '@dropdeck/text';

/** Rows shown before Show all. */
const COLLAPSED_ROWS = 5;

const keyOf = ({ id }: CustomerItem): string => id;

export interface UpcomingRenewalsProps {
  /**
   * Overdue or due within 7 days, earliest first. Customers who were extended a moment ago keep their old
   * position. Keep the identity while nothing in it changes.
   */
  customers: readonly CustomerItem[];
  actions: UpcomingActions;
}

/**
 * Overdue and upcoming renewals: the first few rows, and the rest on request. One line without any. Memoized:
 * does not render on a search keystroke in the list of all customers.
 */
export const UpcomingRenewals = memo(function UpcomingRenewals({
  customers,
  actions,
}: UpcomingRenewalsProps): ReactNode {
  useLocale();
  const isPhone = useMedia(media.phone);
  const [isShowingAll, setIsShowingAll] = useState(false);
  if (customers.length === 0) {
    return (
      <Quiet>
        <Icon icon={CalendarCheck} />
        {t('upcomingEmpty')}
      </Quiet>
    );
  }
  const isOverdue = customers.some(({ renewal }) => renewal.state === 'overdue');
  // One more row takes no more room than the button.
  const canCollapse = customers.length > COLLAPSED_ROWS + 1;
  const shown = canCollapse && !isShowingAll ? customers.slice(0, COLLAPSED_ROWS) : customers;
  return (
    <Disclosure
      title={t('upcomingRenewals')}
      aside={
        <Badge tone={isOverdue ? 'danger' : 'warning'} hasDot={false}>
          {formatNumber(customers.length)}
        </Badge>
      }
      defaultExpanded
    >
      <Body>
        <VirtualList
          label={t('upcomingRenewals')}
          rows={shown}
          keyOf={keyOf}
          rowSize={isPhone ? rowSize.phone : rowSize.wide}
          maxHeight={LIST_HEIGHT}
          isFrameless
          render={(customer) => <UpcomingRow customer={customer} actions={actions} />}
        />
        {canCollapse && (
          <Footer>
            <Button size="small" variant="ghost" onPress={() => setIsShowingAll(!isShowingAll)}>
              {isShowingAll ? t('showFewer') : t('showAll', { count: customers.length })}
            </Button>
          </Footer>
        )}
      </Body>
    </Disclosure>
  );
});
