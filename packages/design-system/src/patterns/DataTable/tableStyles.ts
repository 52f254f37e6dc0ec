import { css } from 'styled-components';
import { color, focusRing, fontFamily, layer, media, motion, radius, space, text } from '../../tokens';

/** Checkboxes of a table: the look of the Checkbox primitive on one node that fills its cell. */
const checkboxes = css`
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

/** The heading row and its sorting buttons. */
const heading = css`
  [data-head] {
    position: sticky;
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
    button:not([aria-haspopup]) {
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
      svg {
        opacity: 0;
      }
      &:hover,
      &:focus-visible {
        background: ${color.hover};
        color: ${color.text};
        svg {
          opacity: 1;
        }
      }
      &[data-sorted] {
        color: ${color.text};
        svg {
          opacity: 1;
          color: ${color.accentText};
        }
      }
      &:focus-visible {
        outline-offset: -2px;
      }
    }
    [data-align='end'] button {
      flex-direction: row-reverse;
    }
  }
`;

/** Row actions: shown on hover and focus, always where nothing hovers; never out of reach. */
const actions = css`
  [data-end] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
    padding-inline: 0 8px;
    overflow: visible;
  }
  [role='gridcell'][data-end] button {
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
  [role='row']:is(:hover, :focus-within) [role='gridcell'][data-end] button,
  &[data-touch] [role='gridcell'][data-end] button {
    opacity: 1;
  }
`;

/** The grid of rows and cells. Rows are plain elements: all their looks come from here. */
export const tableStyles = css`
  [role='row'] {
    display: grid;
    grid-template-columns: var(--tracks);
    padding-inline: ${space[1]};
  }
  [data-body] > [role='row'] {
    position: relative;
    height: var(--row-height);
    border-bottom: 1px solid ${color.border};
    scroll-margin-block: calc(var(--sticky-top) + 41px) ${space[2]};
    contain: layout style;

    &:last-child {
      border-bottom-color: transparent;
    }
    @media (hover: hover) {
      &:hover {
        background: ${color.hover};
      }
    }
    &[aria-selected='true'] {
      background: ${color.accentSoft};
    }
    &:focus-visible {
      outline-offset: -2px;
      border-radius: ${radius.control};
    }
    ${media.forcedColors} {
      &[aria-selected='true'] {
        outline: 1px solid Highlight;
        outline-offset: -1px;
      }
    }
  }
  &[data-opens] [data-body] > [role='row'] {
    cursor: pointer;
  }
  [role='gridcell'],
  [role='rowheader'],
  [role='columnheader'] {
    min-width: 0;
    padding: 0 ${space[3]};
    align-content: center;
    overflow: hidden;
    ${text.body}
    font-weight: 400;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  [role='rowheader'] {
    font-weight: 500;
  }
  [role='gridcell'] > *,
  [role='rowheader'] > * {
    vertical-align: middle;
  }
  [data-align='end'] {
    text-align: end;

    > [data-shape] {
      margin-inline-start: auto;
    }
  }
  [data-select] {
    display: grid;
    place-items: center;
    padding: 0;
  }
  [data-truncate] {
    display: inline-block;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-mono] {
    font-family: ${fontFamily.mono};
    font-size: 13px;
  }
  [data-muted] {
    color: ${color.muted};
  }
  ${checkboxes}
  ${heading}
  ${actions}
`;
