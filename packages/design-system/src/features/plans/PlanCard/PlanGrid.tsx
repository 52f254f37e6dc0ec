import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '../../../tokens';

export interface PlanGridProps {
  /** Names the group of choices: “Toolbox”. */
  label: string;
  /** Cards per row: 3 for toolboxes, 2 for monitors. */
  columns: 2 | 3;
  children: ReactNode;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: ${space[4]};

  /* The prices of a line of cards are at the same height. */
  > label {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  ${media.narrow} {
    grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  }
  ${media.phone} {
    gap: ${space[3]};
  }
`;

/** A grid of PlanCards with equal height per row. */
export function PlanGrid({ label, columns, children }: PlanGridProps): ReactNode {
  return (
    <Grid role="group" aria-label={label} style={{ '--columns': columns }}>
      {children}
    </Grid>
  );
}
