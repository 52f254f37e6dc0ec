import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Wordmark } from '../../brand/Wordmark/Wordmark';
import { color, media, radius, space, text } from '../../tokens';

const Root = styled.main`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-height: 100dvh;
  padding: ${space[8]} ${space[4]};
  overflow: hidden;
  background:
    radial-gradient(
      720px 420px at 50% -80px,
      color-mix(in srgb, ${color.accent} 14%, transparent),
      transparent
    ),
    radial-gradient(
      560px 360px at 100% 110%,
      color-mix(in srgb, ${color.highlight} 12%, transparent),
      transparent
    ),
    ${color.canvas};
`;

/** Two large outlines of the mark's cards, barely there. */
const Backdrop = styled.svg`
  position: absolute;
  right: -120px;
  bottom: -160px;
  z-index: -1;
  width: 560px;
  height: 560px;
  max-width: none;
  color: ${color.border};

  ${media.phone} {
    width: 360px;
    height: 360px;
  }
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

/** Title of a full-screen page. */
export const FullScreenTitle = styled.h1`
  ${text.title}
  color: ${color.text};
  overflow-wrap: anywhere;
`;

/** The sentence below the title of a full-screen page. */
export const FullScreenText = styled.p`
  margin-top: ${space[2]};
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

/** The buttons at the foot of a full-screen page's card. */
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

export interface FullScreenProps {
  children: ReactNode;
  /** `bare` leaves out the card: for a page that only waits. */
  variant?: 'card' | 'bare' | undefined;
  width?: 'normal' | 'wide' | undefined;
  align?: 'start' | 'center' | undefined;
}

/** A page outside of the Shell: the product's name over one centred card, on a quiet background. */
export function FullScreen({
  children,
  variant = 'card',
  width = 'normal',
  align = 'start',
}: FullScreenProps): ReactNode {
  return (
    <Root>
      <Backdrop viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="0.12" aria-hidden="true">
        <path d="M10.42 7A5 5 0 0 1 15 4h8a5 5 0 0 1 5 5v8a5 5 0 0 1-3 4.58V14a7 7 0 0 0-7-7z" />
        <path d="M9 9h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm4.5 3.9c0 0-4.6 4.7-4.6 7.9a4.6 4.6 0 0 0 9.2 0c0-3.2-4.6-7.9-4.6-7.9z" />
      </Backdrop>
      {variant === 'card' ? (
        <>
          <Wordmark size="large" />
          <Card data-width={width} data-align={align}>
            {children}
          </Card>
        </>
      ) : (
        children
      )}
    </Root>
  );
}
