import { CalendarCheck, CalendarPlus, Check } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { Badge, Button, Disclosure, Icon, Avatar, IconButton, Row } from '../../primitives';
import type { CustomerItem, CustomerActions } from './types';
import {
  Body,
  Footer,
  Quiet,
  LIST_HEIGHT,
  rowSize,
  Day,
  Entry,
  Extended,
  Name,
  Note,
} from './upcomingStyles';
import { useMedia } from '../../lib/react/useMedia';
import { VirtualList } from '../../patterns/VirtualList/VirtualList';
import { media, color, radius } from '../../tokens';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';
import { formatNumber } from '@dropdeck/text';
import { formatIsoDay, upcomingBadge, type CustomerRenewal } from '../../patterns/Renewal/renewalTexts';
import { t as common } from '../../lib/common/text.en';
import styled from 'styled-components';

/** Days of a full meter: how early a renewal is warned about (specification 9). */
const FULL_METER_DAYS = 30;

/** The filled share of the meter, from 1 with 30 days or more left down to 0 on the day of the renewal. */
export const meterShare = (days: number): number => Math.min(1, Math.max(0, days / FULL_METER_DAYS));

const Track = styled.span`
  height: 6px;
  overflow: clip;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: ${color.sunken};

  &[data-overdue] {
    visibility: hidden;
  }
  > span {
    display: block;
    height: 100%;
    background: ${color.warning};
  }
  ${media.phone} {
    display: none;
  }
  ${media.forcedColors} {
    > span {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

/**
 * How many of the last thirty days are left. Hidden from screen readers, because the badge states the days, and
 * while overdue, when an empty track would read as missing data.
 */
function RenewalMeter({ renewal }: { renewal: Exclude<CustomerRenewal, { state: 'unknown' }> }): ReactNode {
  return (
    <Track aria-hidden="true" data-overdue={renewal.state === 'overdue' ? '' : undefined}>
      <span style={{ width: `${Math.round(meterShare(renewal.days) * 100)}%` }} />
    </Track>
  );
}

type UpcomingActions = Pick<CustomerActions, 'onExtend' | 'onUndoExtension'>;

interface UpcomingRowProps {
  customer: CustomerItem;
  actions: UpcomingActions;
}

/** A customer to renew, with a button that extends the renewal and, once extended, Undo. */
const UpcomingRow = memo(function UpcomingRow({ customer, actions }: UpcomingRowProps): ReactNode {
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
            <Button size="small" variant="ghost" edge="start" onPress={() => setIsShowingAll(!isShowingAll)}>
              {isShowingAll ? t('showFewer') : t('showAll', { count: customers.length })}
            </Button>
          </Footer>
        )}
      </Body>
    </Disclosure>
  );
});
