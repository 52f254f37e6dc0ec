import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Icon } from '../../../primitives';
import {
  FullScreen,
  FullScreenActions,
  FullScreenText,
  FullScreenTitle,
} from '../../../patterns/FullScreen/FullScreen';
import { color, radius, space } from '../../../tokens';

const IconSlot = styled.div`
  display: inline-flex;
  margin-bottom: ${space[5]};
  padding: ${space[3]};
  border-radius: ${radius.card};
  background: ${color.warningSoft};
  color: ${color.warning};
`;

export interface OfflineScreenProps {
  /** Retries at once; otherwise the page waits for the connection. */
  onRetry: () => void;
}

/** Shown while the browser is offline: the page waits and keeps the session. */
export function OfflineScreen({ onRetry }: OfflineScreenProps): ReactNode {
  return (
    <FullScreen align="center">
      <div role="status">
        <IconSlot>
          <Icon icon={CloudOff} size={20} />
        </IconSlot>
        <FullScreenTitle>You are offline</FullScreenTitle>
        <FullScreenText>
          The dashboard continues automatically when the connection is back. You stay signed in.
        </FullScreenText>
      </div>
      <FullScreenActions>
        <Button variant="primary" onPress={onRetry}>
          Try again
        </Button>
      </FullScreenActions>
    </FullScreen>
  );
}
