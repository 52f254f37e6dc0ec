import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner } from '../../primitives';
import { space } from '../../tokens';
import { t } from './text.en';

const Container = styled.div`
  &:not(:empty) {
    margin-bottom: ${space[6]};
  }
`;

/** Shown above every page while the browser is offline. */
export function OfflineNotice({ isOffline }: { isOffline: boolean }): ReactNode {
  return (
    <Container>
      {isOffline && (
        <Banner tone="warning" title={t('title')} isLive>
          {t('text')}
        </Banner>
      )}
    </Container>
  );
}
