import { css } from 'styled-components';
import { color, media, motion, radius } from '../../tokens';

/** Row actions appear on hover and focus, and are always visible on touch screens; they stay focusable. */
export const actionStyles = css`
  [data-end] {
    flex: 0 0 var(--end-width);
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
    padding-inline: 0 8px;
    overflow: visible;
  }
  [role='gridcell'][data-end] :is(a, button) {
    flex: none;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.muted};
    cursor: pointer;
    opacity: 0;
    transition:
      opacity ${motion.state},
      background-color ${motion.state},
      color ${motion.state};

    &:hover {
      background: ${color.sunken};
      color: ${color.text};
    }
    &[data-tone='danger']:hover {
      background: ${color.dangerSoft};
      color: ${color.danger};
    }
    &:disabled {
      color: ${color.borderStrong};
      cursor: not-allowed;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    ${media.forcedColors} {
      opacity: 1;
    }
  }
  [role='row']:is(:hover, :focus-within) [role='gridcell'][data-end] :is(a, button),
  &[data-touch] [role='gridcell'][data-end] :is(a, button) {
    opacity: 1;
  }
`;
