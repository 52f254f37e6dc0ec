import styled from 'styled-components';
import { color, media, space, text } from '../../tokens';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;

  > header {
    margin-bottom: 0;
  }
`;

export const Back = styled.div`
  margin-inline-start: -${space[2]};
  margin-bottom: -${space[3]};
`;

/** Fields side by side, two to a row. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Across all columns of the fields. */
export const Wide = styled.div`
  grid-column: 1 / -1;
`;

/** What became of a change, beside what was changed; on phones it has a line only when it says something. */
export const Beside = styled.div`
  display: flex;
  justify-content: flex-end;

  ${media.phone} {
    flex: 1;
    justify-content: flex-start;

    &:has([role='status']:empty) {
      display: none;
    }
  }
`;

export const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;

  & + & {
    margin-top: ${space[5]};
    padding-top: ${space[5]};
    border-top: 1px solid ${color.border};
  }
`;

export const PartHeading = styled.h3`
  ${text.body}
  font-weight: 600;
  color: ${color.text};
`;

export const PartText = styled.p`
  margin-top: 2px;
  ${text.small}
  color: ${color.muted};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.phone} {
    > * {
      flex: 1;
    }
  }
`;

/** A field with what became of its last change at the end of its label's line. */
export const Saved = styled.div`
  position: relative;
  min-width: 0;

  > [data-state-of-save] {
    position: absolute;
    top: -4px;
    inset-inline-end: 0;
  }
  ${media.phone} {
    > [data-state-of-save] {
      top: -12px;
    }
  }
`;
