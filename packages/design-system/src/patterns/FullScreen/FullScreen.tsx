import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Wordmark } from '../../brand/Wordmark/Wordmark';
import { color, media, radius, space, text } from '../../tokens';
import { PageLanguage } from '../LanguageSelect/PageLanguage';
import { Backdrop, brandedBackground } from './Backdrop';

const Root = styled.main`
  ${brandedBackground}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-height: 100dvh;
  padding: ${space[8]} ${space[4]};
`;

const Card = styled.section`
  width: 100%;
  max-width: 440px;
  padding: ${space[8]};
  border: 1px solid ${color.border};
  border-radius: ${radius.dialog};
  background: ${color.surface};

  &[data-width='wide'] {
    max-width: 600px;
  }
  &[data-align='center'] {
    text-align: center;
  }
  ${media.phone} {
    padding: ${space[6]} ${space[5]};
  }
`;

export const FullScreenTitle = styled.h1`
  ${text.title}
  color: ${color.text};
  overflow-wrap: anywhere;
`;

export const FullScreenText = styled.p`
  margin-top: ${space[2]};
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

export const FullScreenActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: inherit;
  gap: ${space[2]};
  margin-top: ${space[6]};

  [data-align='center'] > & {
    justify-content: center;
  }
  ${media.phone} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

/** Around the spinner of a page that waits. */
export const FullScreenBusy = styled.div`
  display: flex;
  justify-content: center;
  margin-bottom: ${space[5]};
  color: ${color.accentText};
`;

export interface FullScreenProps {
  children: ReactNode;
  /** `bare` omits the card, for a page that only waits. */
  variant?: 'card' | 'bare' | undefined;
  width?: 'normal' | 'wide' | undefined;
  align?: 'start' | 'center' | undefined;
  /** A line below the card, such as the account. */
  footer?: ReactNode;
}

/** A page outside of the Shell: the wordmark above one centered card. */
export function FullScreen({
  children,
  variant = 'card',
  width = 'normal',
  align = 'start',
  footer,
}: FullScreenProps): ReactNode {
  return (
    <Root>
      <Backdrop />
      {variant === 'card' ? (
        <>
          <Wordmark size="large" />
          <Card data-width={width} data-align={align}>
            {children}
          </Card>
          {footer}
          <PageLanguage />
        </>
      ) : (
        children
      )}
    </Root>
  );
}
