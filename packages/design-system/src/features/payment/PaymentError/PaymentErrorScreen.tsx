import { Clock, CreditCard, Wifi, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner, Button, Icon, Link, Stack, Text } from '../../../primitives';
import {
  FullScreen,
  FullScreenActions,
  FullScreenText,
  FullScreenTitle,
} from '../../../patterns/FullScreen/FullScreen';
import { color, radius, space, text } from '../../../tokens';
import { t } from './text.en';
import { fill } from '../../../lib/text/fill';
import { slot } from '@dropdeck/text';

const Causes = styled.ul`
  margin: ${space[4]} 0 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.sunken};
  list-style: none;
`;

const Cause = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  color: ${color.text};
  ${text.body}

  & + & {
    border-top: 1px solid ${color.border};
  }
  svg {
    color: ${color.subtle};
  }
`;

const causes = (): ReadonlyArray<readonly [icon: LucideIcon, words: string]> => [
  [Clock, t('delay')],
  [Wifi, t('network')],
  [CreditCard, t('timeout')],
];

export interface PaymentErrorScreenProps {
  /** The payment was found after all: the page offers to continue. */
  isPaid: boolean;
  /** URL of the support chat. */
  supportUrl: string;
  /** Reloads the page. */
  onTryAgain: () => void;
  onReturnToPayment: () => void;
}

/** /payment-error: the payment was not found in time (specification 2.16). */
export function PaymentErrorScreen({
  isPaid,
  supportUrl,
  onTryAgain,
  onReturnToPayment,
}: PaymentErrorScreenProps): ReactNode {
  return (
    <FullScreen>
      {isPaid && (
        <Stack data-below={5}>
          <Banner
            tone="success"
            title={t('paymentReceived')}
            actions={
              <Link href="/settings" variant="primary" size="small">
                {t('goOn')}
              </Link>
            }
          />
        </Stack>
      )}
      <FullScreenTitle>{t('title')}</FullScreenTitle>
      <FullScreenText>{isPaid ? t('confirmedLate') : t('notConfirmed')}</FullScreenText>
      <Causes role="list">
        {causes().map(([icon, words]) => (
          <Cause key={words}>
            <Icon icon={icon} />
            {words}
          </Cause>
        ))}
      </Causes>
      <FullScreenActions>
        <Button variant={isPaid ? 'secondary' : 'primary'} onPress={onTryAgain}>
          {t('tryAgain')}
        </Button>
        <Button onPress={onReturnToPayment}>{t('returnToPayment')}</Button>
      </FullScreenActions>
      {supportUrl !== '' && (
        <Text data-size="small" data-tone="muted" data-above={5}>
          {fill(t('notWorking', { link: slot('link') }), {
            link: <Link href={supportUrl}>{t('askSupportChat')}</Link>,
          })}
        </Text>
      )}
    </FullScreen>
  );
}
