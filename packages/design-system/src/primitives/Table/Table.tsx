import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../../tokens';

export interface TableColumn {
  id: string;
  header: string;
  /** `end` for numbers, prices and counts. */
  align?: 'start' | 'end' | undefined;
}

export interface TableProps {
  /** Names the table; shown above it unless hidden. */
  caption: string;
  isCaptionHidden?: boolean | undefined;
  columns: readonly TableColumn[];
  /** Rows of cells in the order of the columns; the first cell names its row. */
  rows: ReadonlyArray<{ id: string | number; cells: readonly ReactNode[] }>;
}

const Scroller = styled.div`
  overflow-x: auto;
  min-width: 0;
`;

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text.body}
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: ${space[2]};
    text-align: start;
    ${text.label}
    color: ${color.muted};
  }
  caption[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th,
  td {
    height: 44px;
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.border};
    text-align: start;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  thead th {
    height: 36px;
    color: ${color.muted};
    ${text.label}
    white-space: nowrap;
  }
  [data-align='end'] {
    text-align: end;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
`;

/** A small static table without sorting or selection. Use DataTable for everything else. */
export function Table({ caption, isCaptionHidden = false, columns, rows }: TableProps): ReactNode {
  return (
    // The scroller is focusable, so that a table that is wider than its place can be read by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable (WCAG 2.1.1)
    <Scroller tabIndex={0} role="region" aria-label={caption}>
      <Root>
        <caption data-hidden={isCaptionHidden || undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align = 'start' }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map(({ id: column, align = 'start' }, index) =>
                index === 0 ? (
                  <th key={column} scope="row" data-align={align}>
                    {cells[index]}
                  </th>
                ) : (
                  <td key={column} data-align={align}>
                    {cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Root>
    </Scroller>
  );
}
