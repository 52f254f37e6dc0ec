import { SuccessScreen } from '@dropdeck/design-system';
import { page, screen } from '@dropdeck/domain/account/success';
import type { ReactNode } from 'react';
import { connect, usePage } from '../shell/connect';

const Screen = connect(SuccessScreen, screen);

/** /success: polls for the payment while it is mounted. */
export function Component(): ReactNode {
  usePage(page, undefined);
  return <Screen />;
}
