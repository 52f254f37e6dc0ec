import { PaymentScreen } from '@dropdeck/design-system';
import * as payment from '@dropdeck/domain/account/payment';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { usePage } from '../shell/usePage';

/** /payment */
export function Component(): ReactNode {
  usePage(payment.page, undefined);
  const { profile, isPortalOpening, portalError, openPortal } = useUnit({
    profile: payment.$profile,
    isPortalOpening: payment.$isPortalOpening,
    portalError: payment.$portalError,
    openPortal: payment.portalRequested,
  });
  return (
    <PaymentScreen
      profile={profile}
      isPortalOpening={isPortalOpening}
      portalError={portalError}
      onPortalOpen={() => openPortal()}
    />
  );
}
