import { SuccessScreen } from '@dropdeck/design-system';
import * as success from '@dropdeck/domain/account/success';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { usePage } from '../shell/usePage';

/** /success: polls for the payment while it is mounted. */
export function Component(): ReactNode {
  usePage(success.page, undefined);
  const state = useUnit({ isTakingLonger: success.$isTakingLonger, isOffline: success.$isOffline });
  return <SuccessScreen isTakingLonger={state.isTakingLonger} isOffline={state.isOffline} />;
}
