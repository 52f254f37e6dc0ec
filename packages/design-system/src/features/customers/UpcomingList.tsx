import type { ReactNode } from 'react';
import { useMedia } from '../../lib/react/useMedia';
import { VirtualList } from '../../patterns/VirtualList/VirtualList';
import { media } from '../../tokens';
import type { CustomerItem } from './types';
import { UpcomingRow, type UpcomingActions } from './UpcomingRow';
import { LIST_HEIGHT, rowSize } from './upcomingStyles';

export interface UpcomingListProps {
  customers: readonly CustomerItem[];
  actions: UpcomingActions;
}

const keyOf = ({ id }: CustomerItem): string => id;

/** The rows of Upcoming Renewals. */
export function UpcomingList({ customers, actions }: UpcomingListProps): ReactNode {
  const isPhone = useMedia(media.phone);
  return (
    <VirtualList
      label="Upcoming Renewals"
      rows={customers}
      keyOf={keyOf}
      rowSize={isPhone ? rowSize.phone : rowSize.wide}
      maxHeight={LIST_HEIGHT}
      isFrameless
      render={(customer) => <UpcomingRow customer={customer} actions={actions} />}
    />
  );
}
