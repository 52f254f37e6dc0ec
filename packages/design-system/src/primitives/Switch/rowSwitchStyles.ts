import { css } from 'styled-components';
import { color, media, motion, radius, space } from '../../tokens';

/** The styles of the Switch primitive on a single node, for RowSwitch inside a table. */
export const rowSwitchStyles = css`
  [data-cell-style='switch'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};

    ${media.phone} {
      justify-content: end;

      > span {
        display: none;
      }
    }

    input {
      flex: none;
      position: relative;
      width: 36px;
      height: 20px;
      margin: 2px 0;
      border: 1px solid ${color.borderStrong};
      border-radius: ${radius.pill};
      background: ${color.sunken};
      cursor: pointer;
      appearance: none;
      outline: none;
      -webkit-tap-highlight-color: transparent;

      &::before {
        content: '';
        display: block;
        width: 14px;
        height: 14px;
        margin: 2px;
        border-radius: ${radius.pill};
        background: ${color.borderStrong};
      }
      /* Animate the row that the user acts on, not every row when all of them change. */
      [role='row']:focus-within & {
        transition:
          background-color ${motion.state},
          border-color ${motion.state};

        &::before {
          transition:
            transform ${motion.state},
            background-color ${motion.state};
        }
      }
      /* Enlarge the touch target without making the line taller. */
      &::after {
        content: '';
        position: absolute;
        inset: -13px -8px;
      }
      &:hover {
        border-color: ${color.muted};
      }
      &:checked {
        border-color: ${color.accent};
        background: ${color.accent};
      }
      &:checked::before {
        background: ${color.onAccent};
        transform: translateX(calc(16px * var(--dd-flip)));
      }
      &:checked:hover {
        border-color: ${color.accentHover};
        background: ${color.accentHover};
      }
      &:focus-visible {
        outline: 2px solid ${color.focus};
        outline-offset: 2px;
      }
      &:disabled {
        opacity: 0.5;
        cursor: not-allowed;
      }
      ${media.forcedColors} {
        forced-color-adjust: none;
        border-color: ButtonText;
        background: ButtonFace;
        &::before {
          background: ButtonText;
        }
        &:checked {
          border-color: Highlight;
          background: Highlight;
        }
        &:checked::before {
          background: HighlightText;
        }
      }
    }
  }
`;
