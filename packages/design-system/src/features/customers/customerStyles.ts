import styled from 'styled-components';
import { checkboxes } from '../../patterns/DataTable/headStyles';
import { color, fontFamily, layer, media, radius, space, text } from '../../tokens';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;

  /* The header has its own bottom margin. */
  & > header {
    margin-bottom: ${space[2]};
  }
`;

/**
 * The list of cards. Cards consist of plain elements styled from here, because a fling renders a dozen of
 * them per frame.
 */
export const Cards = styled.div`
  display: flex;
  flex-direction: column;
  /* Virtualized cards must not be scroll anchors. */
  overflow-anchor: none;
  --strip-top: var(--dd-sticky-top, 0px);

  &[hidden] {
    display: none;
  }
  [data-list] {
    display: flow-root;
    contain: layout style;
    --dd-sticky-top: calc(var(--strip-top) + 48px);
  }
  /* Its height includes the card's margin. */
  [data-index] {
    display: flow-root;
  }
  [data-card] {
    margin-bottom: ${space[2]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
    min-width: 0;

    &[data-selected] {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
  }
  [data-row] {
    display: grid;
    grid-template-columns: 16px 40px minmax(0, 1fr) 200px auto auto;
    align-items: center;
    gap: ${space[4]};
    min-height: 68px;
    padding: ${space[3]} ${space[4]};

    ${media.phone} {
      grid-template-columns: 16px 40px minmax(0, 1fr) auto;
      gap: ${space[3]};
    }
  }
  /* The checkbox is 16 px in a target of 44 px, which reaches into the padding around it. */
  [data-select] {
    align-self: stretch;
    width: 44px;
    margin-block: -${space[3]};
    margin-inline: -14px;

    ${media.phone} {
      height: 44px;
      margin-block: -2px;
    }
  }
  ${checkboxes}
  [data-who] {
    min-width: 0;

    > :is(h2, p) {
      overflow: clip;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > h2 {
      ${text.body}
      font-weight: 600;
    }
    > p {
      ${text.caption}
      font-family: ${fontFamily.mono};
      font-variant-ligatures: none;
      color: ${color.muted};
    }
  }
  [data-status] {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: 4px;
    min-width: 0;

    ${media.phone} {
      grid-row: 2;
      grid-column: 1 / 4;
    }
  }
  [data-text] {
    ${text.caption}
    color: ${color.muted};
    font-variant-numeric: tabular-nums;

    &:is([data-failed], [data-overdue]) {
      color: ${color.danger};
    }
  }
  [data-extend] {
    ${media.phone} {
      grid-row: 3;
      grid-column: 1 / -1;
      display: grid;
    }
  }
  /* A ghost button: align its icon, not its padding, with the edge. */
  [data-more] {
    ${media.phone} {
      margin-inline-end: -14px;
    }
  }
`;

/** Above the cards: selects all of them, and holds what can be done with the selected ones. As high without a selection. */
export const Strip = styled.div`
  position: sticky;
  top: var(--dd-sticky-top, 0px);
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 48px;
  /* Its checkbox is above those of the cards. */
  padding-inline: 17px ${space[2]};
  background: ${color.canvas};
  ${text.small}

  > [data-select] {
    align-self: center;
    flex: none;
    height: 44px;
    margin-block: 0;
  }
  > [data-label] {
    color: ${color.muted};
  }
  [data-selection-bar] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    min-width: 0;
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
  }
  ${media.phone} {
    [data-count] + button,
    [data-note] {
      order: 1;
      flex: 1 0 100%;
      justify-content: start;
    }
  }
  ${media.print} {
    display: none;
  }
`;
