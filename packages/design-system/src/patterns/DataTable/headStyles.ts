import { css } from 'styled-components';
import { color, focusRing, layer, media, motion, radius, space, stuck, text } from '../../tokens';

/** Table checkboxes: the styles of the Checkbox primitive on a single node that fills its cell. */
export const checkboxes = css`
  [data-select] input,
  [data-strip] > input {
    flex: none;
    display: grid;
    place-items: center;
    width: 44px;
    height: 100%;
    min-height: 28px;
    margin: 0;
    background: transparent;
    color: ${color.onAccent};
    cursor: pointer;
    appearance: none;
    outline: none;

    &::before,
    &::after {
      content: '';
      grid-area: 1 / 1;
    }
    /* Animate the row that the user acts on, not every row when all of them change. */
    [role='row']:focus-within &::before,
    [role='row']:focus-within &::after {
      transition:
        background-color ${motion.state},
        border-color ${motion.state},
        opacity ${motion.state};
    }
    &::before {
      width: 16px;
      height: 16px;
      border: 1px solid ${color.borderStrong};
      border-radius: ${radius.small};
      background: ${color.field};
    }
    &::after {
      width: 9px;
      height: 5px;
      border: solid currentcolor;
      border-width: 0 0 1.75px 1.75px;
      transform: translateY(-1px) rotate(-45deg);
      opacity: 0;
    }
    &:hover::before {
      border-color: ${color.muted};
    }
    &:focus-visible::before {
      ${focusRing}
    }
    &:is(:checked, :indeterminate) {
      &::before {
        border-color: ${color.accent};
        background: ${color.accent};
      }
      &::after {
        opacity: 1;
      }
    }
    &:indeterminate::after {
      width: 8px;
      height: 0;
      border-width: 0 0 1.75px;
      transform: none;
    }
    ${media.forcedColors} {
      width: 16px;
      height: 16px;
      min-height: 0;
      appearance: auto;
      outline: revert;
      &::before,
      &::after {
        content: none;
      }
    }
  }
`;

/** lucide's chevrons-up-down as a mask, which saves four nodes per column. */
const unsorted = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m7 15 5 5 5-5M7 9l5-5 5 5'/%3E%3C/svg%3E") center / 16px no-repeat`;

export const heading = css`
  [data-head] {
    position: ${stuck};
    top: var(--sticky-top);
    z-index: ${layer.sticky};
    border-bottom: 1px solid ${color.border};
    background: ${color.surface};
    outline: none;

    [role='row'] {
      height: 40px;
    }
    [role='columnheader'] {
      ${text.caption}
      font-weight: 500;
      color: ${color.muted};
    }
    /* Ends where the icons below do. */
    [data-end] > span:last-child {
      margin-inline-end: 6px;
    }
    button[data-sort] {
      display: inline-flex;
      align-items: center;
      gap: ${space[1]};
      max-width: calc(100% + 16px);
      height: 28px;
      margin-inline: -8px;
      padding: 0 8px;
      border: 0;
      border-radius: 6px;
      background: transparent;
      color: inherit;
      font-weight: inherit;
      cursor: pointer;

      span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      &:not([data-sorted])::after {
        content: '';
        flex: none;
        width: 16px;
        height: 16px;
        background: currentcolor;
        mask: ${unsorted};
        opacity: 0;

        ${media.forcedColors} {
          forced-color-adjust: none;
          background: ButtonText;
        }
      }
      &:hover,
      &:focus-visible {
        background: ${color.hover};
        color: ${color.text};

        &::after {
          opacity: 1;
        }
      }
      &[data-sorted] {
        color: ${color.text};
        svg {
          color: ${color.accentText};
        }
      }
      &:focus-visible {
        outline-offset: -2px;
      }
    }
    [data-align='end'] button[data-sort] {
      flex-direction: row-reverse;
    }
  }
`;
