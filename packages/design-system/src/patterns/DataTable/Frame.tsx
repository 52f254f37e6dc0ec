import styled from 'styled-components';
import { color, controlHeight, layer, media, radius, space, stuck, text } from '../../tokens';
import { cardStyles } from './cardStyles';
import { tableStyles } from './tableStyles';

export const Frame = styled.div`
  --sticky-top: calc(var(--dd-sticky-top, 0px) + var(--sticky-bar, 0px));
  scroll-margin-top: var(--sticky-top);
  position: relative;
  min-width: 0;
  background: ${color.surface};
  color: ${color.text};

  &[data-own-scroll] {
    --sticky-top: 0px;
  }
  ${media.desktop} {
    &[data-framed] {
      border: 1px solid ${color.border};
      border-radius: ${radius.card};
      overflow: clip;
    }
  }
  /* Fills the Card's padding, with its text and icons at the Card's text edges; the Card's corners are round. */
  &[data-bleeding] {
    --edge: var(--card-padding, ${space[6]});
    --cell-padding: ${space[2]};
    --row-start: calc(var(--edge) - var(--cell-padding));
    --row-end: var(--row-start);
    margin: 0 calc(-1 * var(--edge)) calc(-1 * var(--edge));
    border-top: 1px solid ${color.border};
    border-radius: 0 0 11px 11px;
    overflow: clip;

    /* Checkboxes and buttons are wider than what is seen of them. */
    &[data-selectable] {
      --row-start: calc(var(--edge) - 14px);
    }
    &[data-acts] {
      --row-end: calc(var(--edge) - 14px);
    }
    ${media.phone} {
      --edge: ${space[4]};
      border-top: 0;
    }
  }
  ${tableStyles}
  ${cardStyles}
  ${media.phone} {
    background: transparent;
  }
`;

/** `$rules`: the widths of the columns, which a class of each cell has, so that cells share their styles. */
export const Scroller = styled.div<{ $rules: string }>`
  ${({ $rules }) => $rules}
  [data-own-scroll] > & {
    max-height: var(--max-height);
    overflow: auto;
    overscroll-behavior: contain;
  }
  [data-own-scroll][data-still] > & {
    overflow: hidden;
  }
`;

/** Replaces the rows when there are none. On phones it is a box, as the rows are. */
export const Panel = styled.div`
  ${media.phone} {
    [data-framed] & {
      border: 1px solid ${color.border};
      border-radius: ${radius.card};
      background: ${color.surface};
    }
  }
`;

export const Notice = styled.div`
  padding: ${space[3]};
  border-bottom: 1px solid ${color.border};

  ${media.phone} {
    padding: 0 0 ${space[2]};
    border: 0;
  }
`;

/** Holds the selection bar over the heading row; on phones, the strip that replaces that row. */
export const HeadSlot = styled.div`
  position: ${stuck};
  top: var(--sticky-top);
  z-index: ${layer.sticky + 1};
  height: 0;

  ${media.print} {
    display: none;
  }
  [data-own-scroll] > & {
    position: relative;
  }
  [data-selection-bar] {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
    ${text.small}

    ${media.desktop} {
      height: 40px;
      margin-inline-start: calc(44px + var(--row-start, ${space[1]}));
      padding-inline: ${space[3]} ${space[2]};
      background: ${color.surface};
    }
  }
  :is([data-count], [data-note]) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-count] {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  [data-note] {
    color: ${color.muted};
  }
  [data-bulk] {
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[1]};
    min-width: 0;

    /* Outlined as the others: what is selected is louder. */
    > [data-variant='dangerGhost'] {
      border-color: ${color.borderStrong};
    }
  }
  ${media.phone} {
    height: auto;
    /* The strip's height is room, too: its text is as far from the search as from the rows. */
    margin-top: -${space[3]};
    padding-bottom: ${space[1]};

    &:not(:has([data-selection-bar])) {
      position: static;
    }

    [data-strip] {
      display: flex;
      align-items: center;
      min-height: 48px;
      background: ${color.surface};
    }
    /* Cards stand on the page, or on the surface that Card or Dialog declares. */
    /* Lower than the strip; their targets are as high as others. */
    [data-strip] button[data-size] {
      min-height: ${controlHeight.medium};
    }
    [data-framed] > & [data-strip] {
      background: var(--ground, ${color.canvas});
    }
    [data-bleeding] > & [data-strip] {
      padding-inline-end: ${space[4]};

      &:not(:has(> input)) {
        padding-inline-start: ${space[4]};
      }
    }
    [data-strip] > input {
      width: 48px;
      height: ${controlHeight.touch};
      margin-inline-start: 1px;
    }
    :not([data-framed]) > & [data-strip] > input {
      margin-inline-start: 0;
    }
    [data-strip-label] {
      flex: 1;
      ${text.small}
      color: ${color.muted};
      white-space: nowrap;
    }
    /* The checkbox says it, too. */
    [data-strip-label]:has(+ * [data-counts]) {
      display: none;
    }
    [data-strip-facts] {
      display: flex;
      min-width: 0;
      align-items: center;
      justify-content: flex-end;
      gap: 0 ${space[1]};
    }
    /* What does not fit scrolls at the screen's edge. */
    [data-strip-facts]:has([data-counts]) {
      margin-inline-end: -${space[4]};
    }
    [data-selection-bar] {
      flex-wrap: wrap;

      > [data-count] {
        flex: 1 1 0;
        min-width: 72px;
        white-space: normal;
      }
      > [data-bulk] {
        flex: none;
      }
      > [data-note],
      > [data-count] + button {
        order: 1;
        flex: 1 0 100%;
        justify-content: start;
      }
    }
  }
`;
