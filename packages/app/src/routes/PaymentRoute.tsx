import { PaymentScreen } from '@dropdeck/design-system';
import { page, screen } from '@dropdeck/domain/account/payment';
import type { ReactNode } from 'react';
import { connect, usePage } from '../shell/connect';

const Screen = connect(PaymentScreen, screen);

/** /payment */
export function Component(): ReactNode {
  usePage(page, undefined);
  return <Screen />;
}
