import { css } from 'styled-components';
import { color, media, space } from '../../tokens';

/**
 * On paper the table is a plain one of all rows, because browsers repeat the heading of such a table on every
 * page. Without bars and buttons.
 */
export const printStyles = css`
  ${media.print} {
    &&&,
    &&& * {
      overflow: visible;
      background: none !important;
      box-shadow: none;
      contain: none;
    }
    &&&[data-framed],
    &&&[data-bleeding] {
      margin: 0;
      border: 0;
      overflow: visible;
    }
    &&& > [data-scroller] {
      max-height: none;
    }
    &&& [role='grid'] {
      display: table;
      width: 100%;
      border-collapse: collapse;
    }
    &&& [data-head] {
      display: table-header-group;
      break-inside: avoid;
      position: static;

      /* Chromium does not repeat buttons, only their content. */
      [data-sort] {
        display: contents;
      }
      [data-sort]::after,
      [data-resizer],
      svg {
        display: none;
      }
    }
    &&& [data-body]:not([hidden]) {
      display: table-row-group;
      height: auto !important;
    }
    &&& [role='row'] {
      display: table-row;
      position: static;
      height: auto;
      min-width: 0;
      break-inside: avoid;
    }
    &&& :is([role='columnheader'], [role='rowheader'], [role='gridcell']) {
      display: table-cell;
      position: static;
      min-width: 0 !important;
      padding: ${space[1]} ${space[2]};
      border-bottom: 1px solid ${color.border};
      vertical-align: top;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    &&& :is([data-truncate], [data-card-title]) {
      display: inline;
      direction: ltr;
    }
    &&& [data-lines] {
      max-height: none;
    }
    &&& :is([data-select], [data-end], [data-scrollbar], [data-head-slot]) {
      display: none;
    }
  }
`;
