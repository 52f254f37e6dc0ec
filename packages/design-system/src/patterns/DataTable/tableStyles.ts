import { css } from 'styled-components';
import { rowSwitchStyles } from '../../primitives/Switch/rowSwitchStyles';
import { color, colorVariable, fontFamily, media, radius, space, text } from '../../tokens';
import { checkboxes, heading } from './headStyles';

/** Row actions are muted, whatever row has the pointer or the focus, so that moving over rows paints no button. */
const actionStyles = css`
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
`;

/** Rows and cells are plain elements: all styles are here except the column widths. */
export const tableStyles = css`
  [role='row'] {
    display: flex;
    padding-inline: var(--row-start, ${space[1]}) var(--row-end, ${space[1]});
  }
  [data-body] {
    position: relative;
    contain: layout style;
    /* Virtualized rows must not be scroll anchors. */
    overflow-anchor: none;

    &[role] > [role='row'] {
      position: absolute;
      inset-inline: 0;
    }
  }
  [data-body] > [role='row'] {
    height: var(--row-height);
    background: ${color.surface};
    border-bottom: 1px solid ${color.border};
    scroll-margin-block: calc(var(--sticky-top) + 41px) ${space[2]};
    contain: size layout style;

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
    &[data-highlighted] {
      background: ${color.accentSoft};
      box-shadow: inset calc(3px * var(--dd-flip)) 0 ${color.accent};
    }
    /* Badges and avatars with the color of the row would not be seen. */
    &:is([aria-selected='true'], [data-highlighted]) > * {
      ${colorVariable('accentSoft')}: ${color.surface};
    }
    &:focus-visible {
      outline-offset: -2px;
      border-radius: ${radius.control};
    }
    ${media.forcedColors} {
      &:is([aria-selected='true'], [data-highlighted]) {
        outline: 1px solid Highlight;
        outline-offset: -1px;
      }
    }
  }
  [data-whole] > [role='row'] {
    content-visibility: auto;
  }
  &[data-opens] [data-body] > [role='row'] {
    cursor: pointer;
  }
  [role='gridcell'],
  [role='rowheader'],
  [role='columnheader'] {
    min-width: 0;
    padding: 0 var(--cell-padding, ${space[3]});
    align-content: center;
    overflow: clip;
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
  /* Not the plain elements of texts. */
  :is([role='gridcell'], [role='rowheader']) > :not(span:not([class], [data-line], [data-lines])) {
    vertical-align: middle;
  }
  [data-edit] {
    cursor: text;

    &:focus {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
    @media (hover: hover) {
      &:hover {
        box-shadow: inset 0 0 0 1px ${color.borderStrong};
      }
    }
  }
  /* Values keep the direction of their own text: “36–50” from left to right, beside Arabic, too. */
  [dir='rtl']
    &
    :is([role='gridcell'], [role='rowheader'], [role='gridcell'] [data-line], [role='rowheader'] > span) {
    unicode-bidi: plaintext;
    text-align: right;
  }
  [dir='rtl'] & [role='gridcell'][data-align='end'] {
    text-align: left;
  }
  [dir='rtl'] & [data-card-title] {
    text-align: right;
  }
  [data-align='end'] {
    text-align: end;
  }
  :is([data-align='end'], [data-label]) > [data-shape] {
    margin-inline-start: auto;
  }
  /* Numbers end where the next column begins. */
  ${media.desktop} {
    [data-align='end'] + :not([data-align='end'], [data-end]) {
      padding-inline-start: ${space[6]};
    }
  }
  [data-cell-style='fit'],
  [data-select] {
    overflow: visible;
  }
  [data-select] {
    flex: 0 0 44px;
    display: grid;
    place-items: center;
    padding: 0;
  }
  [data-truncate] {
    display: inline-block;
    max-width: 100%;
    overflow: clip;
    text-overflow: ellipsis;
    unicode-bidi: plaintext;
  }
  [data-mono],
  [data-cell-style='mono'] {
    font-family: ${fontFamily.mono};
    font-size: 13px;
    font-variant-ligatures: none;
  }
  a[data-truncate] {
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
  /* Several inline values in one cell; the first shrinks. */
  [data-line] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;

    > :first-child {
      min-width: 0;
    }
    > [role='img'] {
      flex: none;
      display: inline-flex;
      color: ${color.warning};

      &[data-tone='muted'] {
        color: ${color.muted};
      }
    }
  }
  /* Two lines: the name, and below it where the row comes from. */
  [data-card-title],
  [data-card-line] {
    display: block;
    overflow: clip;
    text-overflow: ellipsis;
  }
  /*
   * Truncate a long name at its start, because its end distinguishes it. Whole letters keep the lines
   * aligned.
   */
  [data-card-title] {
    width: calc(round(down, 100%, 1ch) + 1px);
    line-height: 18px;
    direction: rtl;
    text-align: left;
  }
  /* A search match must stay visible, so the second line shrinks instead. */
  [data-lines] {
    display: block;
    max-height: 36px;
    overflow: clip;

    > [data-card-title][data-found] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      width: auto;
      direction: ltr;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  [data-card-line] {
    font-family: ${fontFamily.sans};
    ${text.caption}
    font-weight: 400;
    color: ${color.muted};

    > b {
      font-weight: 500;
      color: ${color.accentText};
    }
  }
  [data-cell-style='none'] {
    color: ${color.subtle};
  }
  ${rowSwitchStyles}
  ${checkboxes}
  ${heading}
  ${actionStyles}
  /* On paper the rows follow each other, without what they are worked with. */
  ${media.print} {
    [data-head] {
      position: static;
    }
    [data-body][role] {
      height: auto !important;

      > [role='row'] {
        position: static;
        content-visibility: visible;
        break-inside: avoid;
      }
    }
    [data-end],
    [data-select] {
      display: none;
    }
  }
`;
