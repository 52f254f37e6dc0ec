import { FullScreen, FullScreenText, FullScreenTitle } from '@dropdeck/design-system';
import type { ReactNode } from 'react';

/** The plan screen's frame: shown by the routing table to whoever has not paid. */
export default function PlansRoute(): ReactNode {
  return (
    <FullScreen align="center">
      <FullScreenTitle>Choose Your Plan</FullScreenTitle>
      <FullScreenText>All prices in EUR</FullScreenText>
    </FullScreen>
  );
}
