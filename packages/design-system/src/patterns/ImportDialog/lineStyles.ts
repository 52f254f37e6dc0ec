import styled from 'styled-components';
import { color, radius, space, text } from '../../tokens';

export const Scroller = styled.div`
  max-height: 260px;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

export const Table = styled.div`
  ${text.small}

  [role='row'] {
    display: grid;
    grid-template-columns: var(--columns);
    align-items: start;
  }
  [role='row'] > * {
    min-width: 0;
    padding: ${space[2]};
  }
  [data-head] {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${color.raised};
    box-shadow: inset 0 -1px ${color.border};
    color: ${color.muted};
    ${text.caption}
  }
  [data-rule] {
    box-shadow: inset 0 1px ${color.border};
  }
  [data-muted] {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [data-cut] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
