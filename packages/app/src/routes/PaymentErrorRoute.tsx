import { PaymentErrorScreen } from '@dropdeck/design-system';
import * as config from '@dropdeck/domain/shell/config';
import { pages } from '@dropdeck/domain/shell/pages';
import * as success from '@dropdeck/domain/account/success';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

const $supportUrl = config.$config.map((loaded) => loaded?.supportUrl ?? '');

/** /payment-error */
export function Component(): ReactNode {
  const navigate = useNavigate();
  const { isPaid, supportUrl, retry } = useUnit({
    isPaid: success.$isPaid,
    supportUrl: $supportUrl,
    retry: success.retryRequested,
  });
  return (
    <PaymentErrorScreen
      isPaid={isPaid}
      supportUrl={supportUrl}
      onTryAgain={() => retry()}
      onReturnToPayment={() => void navigate(pages.payment.path)}
    />
  );
}
