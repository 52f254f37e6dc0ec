import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../primitives';
import {
  FullScreen,
  FullScreenActions,
  FullScreenText,
  FullScreenTitle,
} from '../../../patterns/FullScreen/FullScreen';
import { color, fontFamily, radius, space, text } from '../../../tokens';
import { t } from './text.en';

const Detail = styled.p`
  margin-top: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.text};
  ${text.small}
  font-family: ${fontFamily.mono};
  max-height: 200px;
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export interface ErrorScreenProps {
  /** The status text (`Not Found`) or the error's message. */
  message: string;
  /** The page's chunk is missing because a new version was deployed; a reload helps. */
  isOutdated?: boolean | undefined;
  /** Navigates to the dashboard. */
  onBack: () => void;
  /** Reloads the page; undefined when that would not help. */
  onReload?: (() => void) | undefined;
}

/** Replaces a page that cannot be shown: an unknown path, or an uncaught error. */
export function ErrorScreen({ message, isOutdated = false, onBack, onReload }: ErrorScreenProps): ReactNode {
  const helps = isOutdated && onReload !== undefined;
  return (
    <FullScreen>
      <div role="alert">
        <FullScreenTitle>{isOutdated ? message : t('title')}</FullScreenTitle>
        <FullScreenText>{t('description')}</FullScreenText>
        {!isOutdated && message.trim() !== '' && (
          <Detail tabIndex={message.length > 400 ? 0 : undefined}>{message}</Detail>
        )}
      </div>
      <FullScreenActions>
        <Button variant={helps ? 'secondary' : 'primary'} onPress={onBack}>
          {t('backToDashboard')}
        </Button>
        {onReload !== undefined && (
          <Button variant={helps ? 'primary' : 'secondary'} onPress={onReload}>
            {t('reload')}
          </Button>
        )}
      </FullScreenActions>
    </FullScreen>
  );
}
