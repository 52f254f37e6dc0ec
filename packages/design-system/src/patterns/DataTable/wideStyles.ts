import { css } from 'styled-components';
import { color, layer, media } from '../../tokens';

/** Separators between headings, while the heading row is used: a target of 24 px around a line. */
const resizers = css`
  [data-column]:has([data-resizer]) {
    position: relative;
    overflow: visible;

    > span {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  [data-resizer] {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline-end: -12px;
    width: 24px;
    cursor: col-resize;
    touch-action: none;
    outline: none;
    visibility: hidden;

    &::after {
      content: '';
      position: absolute;
      inset-block: 10px;
      inset-inline-start: 11px;
      width: 1px;
      background: ${color.border};
    }
    &:is(:hover, :active, :focus-visible)::after {
      inset-block: 4px;
      width: 2px;
      border-radius: 1px;
      background: ${color.accent};

      ${media.forcedColors} {
        background: Highlight;
      }
    }
  }
  [data-head]:is(:hover, :focus-within) [data-resizer] {
    visibility: visible;
  }
  [data-head]:has([data-column]:last-child) [data-column]:last-child > [data-resizer] {
    inset-inline-end: 0;
  }
`;

/** A table with chosen widths may be wider than its frame: it scrolls under its first column. */
export const wideStyles = css`
  ${media.desktop} {
    ${resizers}

    &[data-sized] {
      [role='row'] {
        min-width: var(--table-width);
        background: ${color.surface};
      }
      [data-end] {
        margin-inline-start: auto;
      }
      [data-select],
      [role='rowheader'],
      [data-row-header] {
        position: sticky;
        z-index: 1;
        inset-inline-start: 0;
        background: inherit;
      }
      [data-head] :is([data-select], [data-row-header]) {
        z-index: 3;
      }
      [role='rowheader'],
      [data-row-header] {
        border-inline-end: 1px solid transparent;
      }
    }
    &[data-sized][data-selectable] :is([role='rowheader'], [data-row-header]) {
      inset-inline-start: 44px;
    }
    &[data-scrolled] :is([role='rowheader'], [data-row-header]) {
      border-inline-end-color: ${color.border};
    }
    &[data-sized]:not([data-own-scroll]) :is([data-head], [data-body]) {
      overflow: auto hidden;
      scrollbar-width: none;
    }
    [data-scrollbar] {
      position: sticky;
      bottom: 0;
      z-index: ${layer.sticky};
      overflow: auto hidden;

      > div {
        width: var(--table-width);
        height: 1px;
      }
    }
  }
`;
