import { useId, type ReactNode } from 'react';
import { Banner, Button, Text } from '../../primitives';
import {
  Aside,
  Details,
  FocusScrollPadding,
  Line,
  Lines,
  Note,
  PayBar,
  PayError,
  Total,
} from './plansStyles';
import { formatAmount } from '../../lib/format/formatAmount';
import { t } from './text.en';

export interface PlanOption {
  id: string | number;
  name: string;
  /** EUR per month. */
  price: number;
  features: readonly string[];
  isPopular: boolean;
  isSelected: boolean;
  /** Chosen, and free with the other chosen plans. */
  isIncluded: boolean;
  /** Chosen, and required by a chosen monitor. */
  isLocked: boolean;
}

export interface PlanSummaryProps {
  /** The chosen plans in the order of the cards. */
  chosen: readonly PlanOption[];
  /** EUR per month. */
  total: number;
  canPurchase: boolean;
  isPurchasing: boolean;
  error: string | null;
  onPurchase: () => void;
}

/** The sticky summary: the chosen plans, their monthly total and the payment button. */
export function PlanSummary({
  chosen,
  total,
  canPurchase,
  isPurchasing,
  error,
  onPurchase,
}: PlanSummaryProps): ReactNode {
  const id = useId();
  return (
    <Aside>
      <FocusScrollPadding />
      <Details aria-labelledby={id}>
        <h2 id={id}>{t('summary')}</h2>
        {chosen.length === 0 ? (
          <Text data-tone="muted" data-above={4}>
            {t('nothingSelected')}
          </Text>
        ) : (
          <Lines>
            {chosen.map((option) => (
              <Line key={`${option.name}/${option.id}`} data-free={option.isIncluded || undefined}>
                <span>{option.name}</span>
                <span>{option.isIncluded ? t('free') : formatAmount(option.price)}</span>
              </Line>
            ))}
          </Lines>
        )}
        <Note>{t('billing')}</Note>
      </Details>
      <PayBar role="group" aria-label={t('purchase')}>
        {error !== null && (
          <PayError>
            <Banner tone="danger" title={error} isLive />
          </PayError>
        )}
        <Total role="status">
          <span>{t('monthlyTotal')}</span>
          <strong data-value="">{formatAmount(total)}</strong>
        </Total>
        <Button
          variant="primary"
          size="large"
          isDisabled={!canPurchase}
          isPending={isPurchasing}
          onPress={onPurchase}
        >
          {t('completePurchase')}
        </Button>
      </PayBar>
    </Aside>
  );
}
