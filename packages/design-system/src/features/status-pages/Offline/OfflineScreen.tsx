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
import { t } from './text.en';

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

/** Shown in place of a page that cannot be shown without a connection. */
export function OfflineScreen({ onRetry }: OfflineScreenProps): ReactNode {
  return (
    <FullScreen align="center">
      <div role="status">
        <IconSlot>
          <Icon icon={CloudOff} size={20} />
        </IconSlot>
        <FullScreenTitle>{t('title')}</FullScreenTitle>
        <FullScreenText>{t('description')}</FullScreenText>
      </div>
      <FullScreenActions>
        <Button variant="primary" onPress={onRetry}>
          {t('tryAgain')}
        </Button>
      </FullScreenActions>
    </FullScreen>
  );
}
