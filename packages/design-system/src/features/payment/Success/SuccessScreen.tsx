import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Spinner } from '../../../primitives';
import {
  FullScreen,
  FullScreenActions,
  FullScreenBusy,
  FullScreenText,
  FullScreenTitle,
} from '../../../patterns/FullScreen/FullScreen';
import { t } from './text.en';

/** Reserves the hint's two lines, so that the card does not jump when it appears. */
const TextBlock = styled.div`
  min-height: 68px;
`;

export interface SuccessScreenProps {
  /** More than two checks have been made: the hint is shown. */
  isTakingLonger: boolean;
  /** The browser is offline: the page waits for the connection. */
  isOffline: boolean;
  /** Checks at once; otherwise the page waits for the connection. */
  onRetry: () => void;
}

/** /success: customers wait here until their payment is confirmed (specification 2.15). */
export function SuccessScreen({ isTakingLonger, isOffline, onRetry }: SuccessScreenProps): ReactNode {
  return (
    <FullScreen align="center">
      <FullScreenBusy>
        <Spinner size={32} label={t('waiting')} />
      </FullScreenBusy>
      <FullScreenTitle>{t('settingUp')}</FullScreenTitle>
      <TextBlock role="status">
        {isOffline ? (
          <FullScreenText>{t('offline')}</FullScreenText>
        ) : (
          <>
            <FullScreenText>{t('confirming')}</FullScreenText>
            {isTakingLonger && <FullScreenText>{t('takingLong')}</FullScreenText>}
          </>
        )}
      </TextBlock>
      {isOffline && (
        <FullScreenActions>
          <Button onPress={onRetry}>{t('tryAgain')}</Button>
        </FullScreenActions>
      )}
    </FullScreen>
  );
}
