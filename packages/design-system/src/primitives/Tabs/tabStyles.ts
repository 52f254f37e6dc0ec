import { css } from 'styled-components';
import { color, controlHeight, focusRing, media, motion, radius, space, text } from '../../tokens';

/** A row of tabs, or of links that look like them. */
export const tabListStyles = css`
  display: flex;
  gap: ${space[1]};
  border-bottom: 1px solid ${color.border};
  overflow-x: auto;
  scrollbar-width: none;
`;

/** A tab, selected; or a link among others, which is the current page. */
export const tabStyles = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${controlHeight.medium};
  padding: 0 ${space[3]};
  border-radius: ${radius.small} ${radius.small} 0 0;
  box-shadow: inset 0 -2px 0 transparent;
  ${text.body}
  font-weight: 500;
  color: ${color.muted};
  cursor: pointer;
  outline: none;
  transition:
    color ${motion.state},
    box-shadow ${motion.state};

  &[data-hovered] {
    color: ${color.text};
  }
  &[data-selected],
  &[aria-current] {
    color: ${color.accentText};
    box-shadow: inset 0 -2px 0 ${color.accent};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.subtle};
    cursor: not-allowed;
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
  ${media.forcedColors} {
    &[data-selected],
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  text-decoration: none;
`;
