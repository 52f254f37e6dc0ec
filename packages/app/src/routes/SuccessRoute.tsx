import { FullScreen, FullScreenText, FullScreenTitle } from '@dropdeck/design-system';
import type { ReactNode } from 'react';

/** /success: the page's frame. */
export function Component(): ReactNode {
  return (
    <FullScreen align="center">
      <FullScreenTitle>Setting Up Your Dashboard</FullScreenTitle>
      <FullScreenText role="status">We are waiting for your payment to arrive.</FullScreenText>
    </FullScreen>
  );
}
