import { Check, Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Badge, Icon, Row, Stack } from '../../../primitives';
import { Box, Features, Head, Name, Note, Price, PriceLine, Root, StruckPrice } from './planCardStyles';
import { formatAmount } from '../../../lib/format/formatAmount';
import { t } from './text.en';

export interface PlanCardProps {
  name: string;
  /** EUR per month. */
  price: number;
  /** What is included, a few words each. */
  features: readonly string[];
  isPopular?: boolean | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Free with the other chosen plans: “Free” replaces the price. */
  isIncluded?: boolean | undefined;
  /** Why the choice is locked; undefined when it is not. */
  lockedReason?: string | undefined;
}

/** A selectable plan. The whole card is its checkbox. */
export function PlanCard({
  name,
  price,
  features,
  isPopular = false,
  isSelected,
  onChange,
  isIncluded = false,
  lockedReason,
}: PlanCardProps): ReactNode {
  const id = useId();
  const isLocked = lockedReason !== undefined;
  return (
    <Root data-value="" data-selected={isSelected || undefined} data-locked={isLocked || undefined}>
      <Head>
        <input
          type="checkbox"
          checked={isSelected}
          // Locked instead of disabled, so that the keyboard reaches it and the reason is announced.
          aria-disabled={isLocked || undefined}
          aria-labelledby={`${id}-name`}
          aria-describedby={isLocked ? `${id}-price ${id}-note` : `${id}-price`}
          onChange={(event) => {
            if (!isLocked) onChange(event.target.checked);
          }}
        />
        <Name id={`${id}-name`}>{name}</Name>
        <Row as="span" data-gap={1} data-align="stretch" data-justify="end" data-wraps>
          {isPopular && (
            <Badge tone="accent" hasDot={false}>
              {t('popular')}
            </Badge>
          )}
          {isIncluded && (
            <Badge tone="success" hasDot={false}>
              {t('included')}
            </Badge>
          )}
        </Row>
        <Box aria-hidden="true">
          <Icon icon={Check} />
        </Box>
      </Head>
      <PriceLine id={`${id}-price`}>
        {isIncluded ? (
          <>
            <Price key="free">{t('free')}</Price>
            <StruckPrice>{formatAmount(price)}</StruckPrice>
          </>
        ) : (
          <>
            <Price key="price">{formatAmount(price)}</Price>
            <span>{t('month')}</span>
          </>
        )}
      </PriceLine>
      <Stack as="span" data-gap={0}>
        <Features role="list">
          {features.map((feature) => (
            <span key={feature} role="listitem">
              <Icon icon={Check} />
              <span>{feature}</span>
            </span>
          ))}
        </Features>
        {isLocked && (
          <Note id={`${id}-note`}>
            <Icon icon={Lock} />
            <span>{lockedReason}</span>
          </Note>
        )}
      </Stack>
    </Root>
  );
}
