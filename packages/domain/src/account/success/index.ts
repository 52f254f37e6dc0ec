import { $config } from '../../shell/config';
import { $isOffline, $isPaid, $isTakingLonger, retryRequested } from './success';

/** The page after a payment. */
export const screen = {
  view: { isTakingLonger: $isTakingLonger, isOffline: $isOffline },
  events: {},
} as const;

/** The page after a payment that failed. */
export const paymentError = {
  view: { isPaid: $isPaid, supportUrl: $config.map((loaded) => loaded?.supportUrl ?? '') },
  events: { onTryAgain: retryRequested },
} as const;

export { page } from './success';
