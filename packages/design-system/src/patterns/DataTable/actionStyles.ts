import { css } from 'styled-components';
import { color, motion, radius } from '../../tokens';

/** Row actions are muted, and strong in the row with the pointer or the focus. */
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
    color: ${color.subtle};
    cursor: pointer;
    transition:
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
  }
  [role='row']:is(:hover, :focus-within) [role='gridcell'][data-end] :is(a, button:not(:disabled)) {
    color: ${color.text};
  }
`;
