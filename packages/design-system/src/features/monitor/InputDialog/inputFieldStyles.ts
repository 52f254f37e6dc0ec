import styled from 'styled-components';
import { media, space } from '../../../tokens';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[4]};
  align-items: start;

  > [data-span='4'] {
    grid-column: span 4;
  }
  > [data-span='3'] {
    grid-column: span 3;
  }
  > [data-span='2'] {
    grid-column: span 2;
  }
  > [data-span='6'] {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > [data-span] {
      grid-column: auto;
    }
  }
`;

/** Two lines on a wide page, three on a narrow one. */
export const CompactRoot = styled.div`
  container-type: inline-size;
`;

export const CompactGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: start;

  /* Align with the controls beside it, below the height of a label. */
  > [data-field='private'] {
    align-self: center;
    padding-top: ${space[6]};
  }
  @container (min-width: 600px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > [data-field='region'],
    > [data-field='price'] {
      grid-column: span 3;
    }
    > [data-field='sizes'],
    > [data-field='webhook'] {
      grid-column: span 5;
    }
    > [data-field='note'],
    > [data-field='private'] {
      grid-column: span 4;
    }
  }
`;
