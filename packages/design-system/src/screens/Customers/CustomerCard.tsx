import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';
import { useStable } from '../../internal/useStable';
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
  /** Shown, and not only its letters. */
  hasPicture: boolean;
  choices: ProductChoices;
  acts: CustomerActs;
  isExpanded: boolean;
  onExpandedChange: (id: string, isExpanded: boolean) => void;
}

/** The buttons of a card stay as they are while the card is another customer's: they are most of its cost. */
const Extend = memo(function Extend({
  nameId,
  isSaving,
  isDisabled,
  onExtend,
}: {
  nameId: string;
  isSaving: boolean;
  isDisabled: boolean;
  onExtend: () => void;
}): ReactNode {
  return (
    <Button
      size="small"
      isPending={isSaving}
      isDisabled={isDisabled}
      aria-describedby={nameId}
      onPress={() => onExtend()}
    >
      Extend 1 Month
    </Button>
  );
});

const More = memo(function More({
  nameId,
  detailId,
  isExpanded,
  onToggle,
}: {
  nameId: string;
  detailId: string;
  isExpanded: boolean;
  onToggle: () => void;
}): ReactNode {
  return (
    <IconButton
      label={isExpanded ? 'Hide details' : 'Details'}
      icon={<Icon icon={isExpanded ? ChevronUp : ChevronDown} />}
      variant="ghost"
      aria-expanded={isExpanded}
      aria-controls={detailId}
      aria-describedby={nameId}
      onPress={() => onToggle()}
    />
  );
});

/** One customer: who they are, how their renewal stands, and one press to extend it. */
export const CustomerCard = memo(function CustomerCard({
  customer,
  hasPicture,
  choices,
  acts,
  isExpanded,
  onExpandedChange,
}: CustomerCardProps): ReactNode {
  const detailId = useId();
  const nameId = useId();
  const { id, name, renewal, isSaving, failedPart } = customer;
  const { tone, badge, line } = renewalStatus(renewal);
  const onExtend = useStable(() => acts.onExtend(id));
  const onToggle = useStable(() => onExpandedChange(id, !isExpanded));
  return (
    <Card aria-labelledby={nameId} data-customer={id}>
      <Row>
        <Avatar src={hasPicture ? customer.imageUrl : undefined} name={name} size={40} shape="rounded" />
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
          <Extend
            nameId={nameId}
            isSaving={isSaving}
            isDisabled={renewal.state === 'unknown'}
            onExtend={onExtend}
          />
        </ExtendSpot>
        <MoreSpot>
          <More nameId={nameId} detailId={detailId} isExpanded={isExpanded} onToggle={onToggle} />
        </MoreSpot>
      </Row>
      {isExpanded && (
        <CustomerDetail key={id} id={detailId} customer={customer} choices={choices} acts={acts} />
      )}
    </Card>
  );
});
