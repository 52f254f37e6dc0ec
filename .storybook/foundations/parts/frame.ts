import styled from 'styled-components';
import { color, fontFamily, radius, space, text } from '../../../packages/design-system/src/tokens';

/** Storybook styles the tables and lists of its docs pages; this class opts out. */
export const unstyled = { className: 'sb-unstyled' };

/** A table of tokens. */
export const Table = styled.table.attrs(unstyled)`
  border-collapse: collapse;
  width: 100%;
  color: ${color.text};
  font-variant-numeric: tabular-nums;
  ${text.small}

  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.border};
    text-align: start;
    font-weight: 400;
  }
  thead th {
    color: ${color.muted};
    font-weight: 500;
  }
  code {
    font-family: ${fontFamily.mono};
  }
`;

/** A wide table scrolls here instead of widening the page. */
export const Scroll = styled.div.attrs(unstyled)`
  overflow-x: auto;
`;

/** A framed area with its own theme attribute. */
export const Themed = styled.section.attrs(unstyled)`
  padding: ${space[6]};
  margin-bottom: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.canvas};
  color: ${color.text};
  ${text.body}

  @media (max-width: 767px) {
    padding: ${space[4]};
  }
`;

/** Equal cells, as many in a row as fit. */
export const Grid = styled.ul.attrs(unstyled)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  color: ${color.text};
  ${text.small}
`;

/** A value in mono below its name. */
export const Value = styled.span`
  color: ${color.muted};
  font-family: ${fontFamily.mono};
  ${text.caption}
  overflow-wrap: anywhere;
`;
