import styled from 'styled-components';
import { color, fontFamily, media, radius, space, text } from '../../tokens';

/** Around the bar above the cards, which arranges its parts by the width it has. */
export const Bar = styled.div`
  container-type: inline-size;
`;

/**
 * The list of cards. Cards consist of plain elements styled from here, because a fling renders a dozen of
 * them per frame.
 */
export const Cards = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  /* Virtualized cards must not be scroll anchors. */
  overflow-anchor: none;

  &[hidden] {
    display: none;
  }
  [data-list] {
    display: flow-root;
    contain: layout style;
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
  }
  [data-row] {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) 200px auto auto;
    align-items: center;
    gap: ${space[4]};
    min-height: 68px;
    padding: ${space[3]} ${space[4]};

    /* The state goes below the name. */
    @container (max-width: 560px) {
      grid-template-columns: 40px minmax(0, 1fr) auto auto;
    }
    ${media.phone} {
      grid-template-columns: 40px minmax(0, 1fr) auto;
      gap: ${space[3]};
    }
  }
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

    @container (max-width: 560px) {
      grid-row: 2;
      grid-column: 2 / -1;
    }
    ${media.phone} {
      grid-row: 2;
      grid-column: 1 / 3;
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
