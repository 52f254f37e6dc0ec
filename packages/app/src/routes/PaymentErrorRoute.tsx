import { PaymentErrorScreen } from '@dropdeck/design-system';
import { paymentError } from '@dropdeck/domain/account/success';
import { pages } from '@dropdeck/domain/shell/pages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { connect } from '../shell/connect';

const Screen = connect(PaymentErrorScreen, paymentError);

/** /payment-error */
export function Component(): ReactNode {
  const navigate = useNavigate();
  return <Screen onReturnToPayment={() => navigate(pages.payment.path)} />;
}
