import { CalendarPlus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { Badge } from '../../primitives/Badge/Badge';
import { Disclosure } from '../../primitives/Disclosure/Disclosure';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { color, media, space, text } from '../../tokens';
import { dayWords, upcomingBadge } from './renewalWords';
import type { CustomerItem } from './types';

const List = styled.ul`
  max-height: 312px;
  overflow: auto;
  overscroll-behavior: contain;
  margin: 0 -${space[5]} -${space[5]};
  border-top: 1px solid ${color.border};
  border-end-start-radius: 12px;
  border-end-end-radius: 12px;

  ${media.phone} {
    margin-inline: -${space[4]};
  }
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) 104px 108px 36px;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  padding: 2px ${space[4]} 2px ${space[5]};

  &:not(:last-child) {
    border-bottom: 1px solid ${color.border};
  }
  ${media.phone} {
    grid-template-columns: 24px minmax(0, 1fr) auto 44px;
    padding-inline: ${space[4]} ${space[2]};
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${text.body}
  font-weight: 500;
`;

const Day = styled.span`
  ${text.small}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    display: none;
  }
`;

const Badges = styled.span`
  display: flex;
`;

export interface UpcomingRenewalsProps {
  /** Overdue or due within 7 days, the earliest first. */
  customers: readonly CustomerItem[];
  onExtend: (id: string) => void;
}

/**
 * Whose renewal is overdue or near. Open at first; not there when nobody's is. Not drawn again as the
 * list below is searched.
 */
export const UpcomingRenewals = memo(function UpcomingRenewals({
  customers,
  onExtend,
}: UpcomingRenewalsProps): ReactNode {
  if (customers.length === 0) return null;
  return (
    <Disclosure
      title="Upcoming Renewals"
      aside={
        <Badge tone="warning" hasDot={false}>
          {customers.length.toLocaleString('en')}
        </Badge>
      }
      defaultExpanded
    >
      <List aria-label="Upcoming Renewals">
        {customers.map(({ id, name, imageUrl, renewal, isSaving }) => {
          if (renewal.state === 'unknown') return null;
          const { tone, text: words } = upcomingBadge(renewal.days);
          return (
            <Entry key={id}>
              <Avatar src={imageUrl} name={name} size={24} shape="rounded" />
              <Name title={name}>{name}</Name>
              <Day>{dayWords(renewal.day)}</Day>
              <Badges>
                <Badge tone={tone}>{words}</Badge>
              </Badges>
              <IconButton
                label={`Extend ${name} by one month`}
                icon={<Icon icon={CalendarPlus} />}
                variant="ghost"
                isPending={isSaving}
                tooltipPlacement="left"
                onPress={() => onExtend(id)}
              />
            </Entry>
          );
        })}
      </List>
    </Disclosure>
  );
});
