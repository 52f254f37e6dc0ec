import { css } from 'styled-components';
import { color, controlHeight, media, radius, space, text } from '../../tokens';

/** Pixels of a card's title row, of each value's line, and around the lines. */
const title = 50;
const line = 28;
const padding = 10;

export const cardGap = 8;

/**
 * Height in pixels of a card with `lines` values below its name. All cards of a table have the same height.
 */
export const cardHeight = (lines: number): number => title + lines * line + (lines > 0 ? padding : 0);

/** Pixels of a compact card's title, its chips, the space below, and borders. */
const compact = { title: 48, chips: 24, end: 12, borders: 2 } as const;

/** Height of a compact card in pixels. */
export const compactCardHeight = compact.title + compact.chips + compact.end + compact.borders;

const compactCards = css`
  &[data-compact] {
    [data-body] > [role='row'] {
      grid-template-rows: ${compact.title}px ${compact.chips}px;
      grid-auto-rows: 0;
    }
    &[data-selectable] [data-chips] {
      grid-column: 2 / -1;
      padding-inline-start: 0;
    }
    [data-chips] {
      grid-row: 2;
      grid-column: 1 / -1;
      display: flex;
      gap: 6px;
      min-width: 0;
      padding-inline: ${space[4]};

      > [data-label] {
        flex: none;
        max-width: 100%;
        padding: 0 ${space[2]};
        border: 1px solid ${color.border};
        border-radius: ${radius.pill};
        background: ${color.sunken};
        ${text.caption}
        line-height: 22px;
        text-align: start;
      }
      [data-card-line] {
        display: inline;
      }
      > [data-shrinks] {
        flex: 0 1 auto;
      }
      /* A badge is a chip. */
      > :has([data-tone]:not([data-tone='muted'])) {
        padding: 0;
        border: 0;
        background: none;
      }
      > ::before {
        inset-block: auto;
        width: 1px;
        height: 1px;
        clip-path: inset(50%);
      }
    }
  }
  /* The switch stands beside the title, before the menu. */
  &[data-compact='beside'] {
    [data-body] > [role='row'] {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    &[data-selectable] [data-body] > [role='row'] {
      grid-template-columns: 48px minmax(0, 1fr) auto auto;
    }
    [data-beside] {
      grid-row: 1;
      grid-column: -3;
      padding-inline: ${space[3]} ${space[1]};
    }
  }
`;

/** Paper may be as narrow as a phone, and gets a table. */
const phoneScreen = media.phone.replace('@media', '@media screen and');

/** Below 768 px each row is a card: its name and buttons, then a line per value. */
export const cardStyles = css`
  ${phoneScreen} {
    [data-head] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: clip;
      clip-path: inset(50%);
    }
    [data-body] > [role='row'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-rows: 48px;
      grid-auto-rows: ${line}px;
      margin-bottom: ${cardGap}px;
      padding: 0;
      border: 1px solid ${color.border};
      border-radius: ${radius.card};
      background: ${color.surface};
      scroll-margin-block: calc(var(--sticky-top) + 56px) ${space[2]};

      &:last-child {
        border-color: ${color.border};
      }
      &:is([aria-selected='true'], [data-highlighted]) {
        border-color: ${color.accent};
        background: ${color.accentSoft};
        box-shadow: none;
      }
      &:focus-visible {
        border-radius: ${radius.card};
      }
    }
    &[data-selectable] [data-body] > [role='row'] {
      grid-template-columns: 48px minmax(0, 1fr) auto;
    }
    [role='rowheader'] {
      grid-row: 1;
      padding-inline: ${space[4]};
      font-weight: 600;
    }
    &[data-selectable] [role='rowheader'] {
      grid-column: 2;
      padding-inline-start: 0;
    }
    [role='gridcell'][data-select] {
      grid-row: 1;
      grid-column: 1;

      input {
        width: 48px;
        height: 48px;
      }
    }
    [data-label] {
      position: relative;
      grid-column: 1 / -1;
      padding-inline: 40% ${space[4]};
      text-align: end;

      &::before {
        content: attr(data-label);
        position: absolute;
        inset-block: 0;
        inset-inline-start: ${space[4]};
        max-width: calc(40% - ${space[6]});
        align-content: center;
        overflow: clip;
        text-overflow: ellipsis;
        ${text.small}
        color: ${color.muted};
      }
    }
    [role='gridcell'][data-end] {
      grid-row: 1;
      grid-column: -2 / -1;
      padding-inline: 0 2px;

      &:empty {
        display: none;
      }
      :is(a, button) {
        width: ${controlHeight.touch};
        height: ${controlHeight.touch};
      }
    }
    /* A loading card has no buttons, whose line would make it taller. */
    [data-body][aria-hidden] [data-end] {
      display: none;
    }
    &[data-compact='beside'] [data-body][aria-hidden] [data-end] {
      grid-row: 1;
      grid-column: -2 / -1;
      display: block;
      width: calc(${controlHeight.touch} + 2px);
      height: 0;
    }
    ${compactCards}
    /* In a Card there are lines instead of cards; its own edge is below the last one. */
    &:not([data-framed]) [data-body] > [role='row'] {
      margin-bottom: 0;
      border-width: 0 0 1px;
      border-radius: 0;

      &:last-child {
        border-bottom-width: 0;
      }
    }
  }
`;
