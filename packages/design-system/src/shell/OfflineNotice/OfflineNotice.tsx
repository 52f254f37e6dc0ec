import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner } from '../../primitives';
import { space } from '../../tokens';

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
        <Banner tone="warning" title="You are offline" isLive>
          What you see may be out of date. Your changes are kept here; save them when you are back online.
        </Banner>
      )}
    </Container>
  );
}
