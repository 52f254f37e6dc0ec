import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { CustomerDetail } from './CustomerDetail';
import { Card, ExtendSpot, Id, Line, MoreSpot, Name, Row, Status, Who } from './customerStyles';
import { RenewalMeter } from './RenewalMeter';
import { renewalStatus } from './renewalWords';
import type { CustomerActs, CustomerItem, ProductChoices } from './types';

export interface CustomerCardProps {
  customer: CustomerItem;
  choices: ProductChoices;
  acts: CustomerActs;
  isExpanded: boolean;
  onExpandedChange: (id: string, isExpanded: boolean) => void;
}

/** One customer: who they are, how their renewal stands, and one press to extend it. */
export const CustomerCard = memo(function CustomerCard({
  customer,
  choices,
  acts,
  isExpanded,
  onExpandedChange,
}: CustomerCardProps): ReactNode {
  const detailId = useId();
  const nameId = useId();
  const { id, name, renewal, isSaving, failedPart } = customer;
  const { tone, badge, line } = renewalStatus(renewal);
  return (
    <Card aria-labelledby={nameId} data-customer={id}>
      <Row>
        <Avatar src={customer.imageUrl} name={name} size={40} shape="rounded" />
        <Who>
          <Name id={nameId} title={name}>
            {name}
          </Name>
          <Id>{id}</Id>
        </Who>
        <Status>
          <Badge tone={tone}>{badge}</Badge>
          <Line
            role={failedPart === 'renewal' ? 'alert' : undefined}
            data-failed={failedPart === 'renewal' || undefined}
          >
            {failedPart === 'renewal' ? 'Not saved, the old date is back' : line}
          </Line>
          <RenewalMeter renewal={renewal} />
        </Status>
        <ExtendSpot>
          <Button
            size="small"
            isPending={isSaving}
            isDisabled={renewal.state === 'unknown'}
            aria-describedby={nameId}
            onPress={() => acts.onExtend(id)}
          >
            Extend 1 Month
          </Button>
        </ExtendSpot>
        <MoreSpot>
          <IconButton
            label={isExpanded ? 'Hide details' : 'Details'}
            icon={<Icon icon={isExpanded ? ChevronUp : ChevronDown} />}
            variant="ghost"
            aria-expanded={isExpanded}
            aria-controls={detailId}
            aria-describedby={nameId}
            onPress={() => onExpandedChange(id, !isExpanded)}
          />
        </MoreSpot>
      </Row>
      {isExpanded && (
        <CustomerDetail key={id} id={detailId} customer={customer} choices={choices} acts={acts} />
      )}
    </Card>
  );
});
