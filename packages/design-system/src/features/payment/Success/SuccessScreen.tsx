import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '../../../primitives';
import {
  FullScreen,
  FullScreenBusy,
  FullScreenText,
  FullScreenTitle,
} from '../../../patterns/FullScreen/FullScreen';

/** Reserves the hint's two lines, so that the card does not jump when it appears. */
const TextBlock = styled.div`
  min-height: 68px;
`;

export interface SuccessScreenProps {
  /** More than two checks have been made: the hint is shown. */
  isTakingLonger: boolean;
  /** The browser is offline: the page waits for the connection. */
  isOffline: boolean;
}

/** /success: customers wait here until their payment is confirmed (specification 2.15). */
export function SuccessScreen({ isTakingLonger, isOffline }: SuccessScreenProps): ReactNode {
  return (
    <FullScreen align="center">
      <FullScreenBusy>
        <Spinner size={32} label="Waiting for your payment" />
      </FullScreenBusy>
      <FullScreenTitle>Setting Up Your Dashboard</FullScreenTitle>
      <TextBlock role="status">
        {isOffline ? (
          <FullScreenText>You are offline. This page continues when the connection is back.</FullScreenText>
        ) : (
          <>
            <FullScreenText>We&apos;re confirming your payment.</FullScreenText>
            {isTakingLonger && (
              <FullScreenText>
                Taking longer than expected? Don&apos;t worry, we&apos;re still processing your payment.
              </FullScreenText>
            )}
          </>
        )}
      </TextBlock>
    </FullScreen>
  );
}
