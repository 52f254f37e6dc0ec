import { FullScreen, FullScreenText, FullScreenTitle } from '@dropdeck/design-system';
import type { ReactNode } from 'react';

/** /payment-error: the page's frame. */
export function Component(): ReactNode {
  return (
    <FullScreen>
      <FullScreenTitle>Payment Processing Issue</FullScreenTitle>
      <FullScreenText>We could not confirm your payment.</FullScreenText>
    </FullScreen>
  );
}
