import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { color, controlHeight, dimmedCanvas, media, motion, radius, shadow, space, text } from '../tokens';

/**
 * Closes overlays without an exit transition. React Aria waits for the transition to end, forever if the
 * browser cancels it, which would leave an invisible dialog over the page.
 */
export const instantExit = css`
  &[data-exiting] {
    transition: none;
  }
`;

const dim = keyframes`
  from { background-color: ${color.canvas}; }
`;

/**
 * Dims the reserved width of the page's scrollbar while a dialog is open: no element reaches it, only the root
 * element's background color.
 */
export const GutterScrim = createGlobalStyle`
  html {
    background: var(${dimmedCanvas});
    animation: ${dim} ${motion.entry};
  }
  body {
    min-height: 100dvh;
  }
`;

export const popoverStyles = css`
  min-width: 160px;
  max-width: min(420px, calc(100vw - 16px));
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  outline: none;
  transition:
    opacity ${motion.state},
    transform ${motion.state};

  &[data-placement='top'] {
    --from: translateY(4px);
  }
  &[data-placement='bottom'] {
    --from: translateY(-4px);
  }
  &[data-entering] {
    opacity: 0;
    transform: var(--from, none);
  }
  ${instantExit}
`;

export const optionListStyles = css`
  flex: 1;
  min-height: 0;
  max-height: inherit;
  padding: ${space[1]};
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
`;

export const optionStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 32px;
  padding: 6px ${space[2]};
  border-radius: ${radius.control};
  ${text.body}
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  user-select: none;

  &[data-focused],
  &[data-open] {
    background: ${color.hover};
  }
  &[data-pressed] {
    background: ${color.accentSoft};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.subtle};
    cursor: not-allowed;
  }
  &[data-tone='danger'] {
    color: ${color.danger};
    &[data-focused] {
      background: ${color.dangerSoft};
    }
  }

  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
  ${media.forcedColors} {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Before a chosen option; as wide without its mark. */
export const Tick = styled.span`
  flex: none;
  width: 16px;
  color: ${color.accentText};
`;
