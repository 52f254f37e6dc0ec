import { CalendarPlus, Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Avatar, Badge, Button, Icon, IconButton, Row } from '../../primitives';
import { formatIsoDay, upcomingBadge } from '../../patterns/Renewal/renewalTexts';
import { RenewalMeter } from './RenewalMeter';
import type { CustomerActions, CustomerItem } from './types';
import { Day, Entry, Extended, Name, Note } from './upcomingStyles';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';

export type UpcomingActions = Pick<CustomerActions, 'onExtend' | 'onUndoExtension'>;

export interface UpcomingRowProps {
  customer: CustomerItem;
  actions: UpcomingActions;
}

/** A customer to renew, with a button that extends the renewal and, once extended, Undo. */
export const UpcomingRow = memo(function UpcomingRow({ customer, actions }: UpcomingRowProps): ReactNode {
  useLocale();
  const { id, name, imageUrl, renewal, isSaving = false, isExtended = false } = customer;
  if (renewal.state === 'unknown') return null;
  const { tone, text: label } = upcomingBadge(renewal.days);
  const extension = t('extendedTo', { day: formatIsoDay(renewal.day) });
  return (
    <Entry>
      <Avatar src={imageUrl} name={name} size={24} shape="rounded" />
      <Name data-secret translate="no" title={name}>
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
            aria-label={t('undoExtension', { name })}
            onPress={() => actions.onUndoExtension(id)}
          >
            {common('undo')}
          </Button>
        </Extended>
      ) : (
        <>
          <Day>{formatIsoDay(renewal.day)}</Day>
          <RenewalMeter renewal={renewal} />
          <Row as="span" data-gap={0} data-align="stretch">
            <Badge tone={tone}>{label}</Badge>
          </Row>
        </>
      )}
      <IconButton
        label={t('extendCustomer', { name })}
        icon={<Icon icon={CalendarPlus} />}
        variant="ghost"
        isPending={isSaving}
        isOnce
        tooltipPlacement="left"
        onPress={() => actions.onExtend(id)}
      />
    </Entry>
  );
});
