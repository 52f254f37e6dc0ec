import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, media } from '../../tokens';

/** The background of pages outside of the Shell; its element contains `Backdrop`. */
export const brandedBackground = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background:
    radial-gradient(
      720px 420px at 50% -80px,
      color-mix(in srgb, ${color.accent} var(--backdrop-accent, 14%), transparent),
      transparent
    ),
    radial-gradient(
      560px 360px at 100% 110%,
      color-mix(in srgb, ${color.highlight} var(--backdrop-highlight, 12%), transparent),
      transparent
    ),
    ${color.canvas};
`;

const Outlines = styled.svg`
  position: absolute;
  inset-inline-end: -120px;
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

/** Two large, faint outlines of the brand mark's cards. */
export function Backdrop(): ReactNode {
  return (
    <Outlines viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="0.12" aria-hidden="true">
      <path d="M10.42 7A5 5 0 0 1 15 4h8a5 5 0 0 1 5 5v8a5 5 0 0 1-3 4.58V14a7 7 0 0 0-7-7z" />
      <path d="M9 9h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm4.5 3.9c0 0-4.6 4.7-4.6 7.9a4.6 4.6 0 0 0 9.2 0c0-3.2-4.6-7.9-4.6-7.9z" />
    </Outlines>
  );
}
