import { Button } from 'react-aria-components/Button';
import styled, { keyframes } from 'styled-components';
import { color, controlHeight, focusRing, media, radius, space, text } from '../../tokens';

/** The edges that hide tabs fade; at a scrolled end the tabs are whole. */
const fade = keyframes`
  0% { mask-image: linear-gradient(to var(--end), #000 calc(100% - 32px), transparent); }
  1%, 99% { mask-image: linear-gradient(to var(--end), transparent, #000 32px calc(100% - 32px), transparent); }
  100% { mask-image: linear-gradient(to var(--end), transparent, #000 32px); }
`;

/** Where the browser has no scroll-driven animations, the tabs scroll without fading. */
export const Tabs = styled.div`
  --end: right;
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  border-bottom: 1px solid ${color.border};
  overflow-x: auto;
  scrollbar-width: none;

  &:dir(rtl) {
    --end: left;
  }
  @supports (animation-timeline: scroll(self inline)) {
    animation: ${fade} linear both;
    animation-timeline: scroll(self inline);

    /* A fade that follows the scroll position moves nothing, so it stays. */
    ${media.reducedMotion} {
      animation-duration: auto !important;
    }
    [data-motion='reduced'] & {
      animation-duration: auto !important;
    }
  }
`;

/** Without transitions, so that the first letter of a search costs no frames after it. */
export const Item = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  box-shadow: inset 0 -2px 0 transparent;

  &[data-selected] {
    box-shadow: inset 0 -2px 0 ${color.accent};
  }
`;

export const Tab = styled(Button)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${controlHeight.medium};
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  ${text.body}
  font-weight: 500;
  color: ${color.muted};
  cursor: pointer;
  outline: none;

  > svg {
    flex: none;
    color: ${color.subtle};
  }
  &[data-hovered] {
    color: ${color.text};
  }
  &[aria-pressed='true'] {
    color: ${color.accentText};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      color: Highlight;
    }
  }
`;

export const Name = styled.span`
  max-width: 240px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Marks a view with changes. */
export const Dot = styled.span`
  flex: none;
  width: 6px;
  height: 6px;
  border-radius: ${radius.pill};
  background: ${color.accent};

  ${media.forcedColors} {
    background: Highlight;
  }
`;
