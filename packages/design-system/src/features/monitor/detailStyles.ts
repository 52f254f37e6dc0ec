import styled from 'styled-components';
import { color, media, space, text } from '../../tokens';

/** The breakpoint of the two-column layout. */
export const twoColumns = '@media (min-width: 1200px)';

/** Height of the sticky bar of sections in the one-column layout. */
export const barHeight = '48px';

export const Root = styled.div`
  --bar-top: var(--dd-sticky-top, 0px);
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;

  > header {
    margin-bottom: 0;
  }
  ${media.phone} {
    gap: ${space[2]};
  }
`;

/** The inputs, and beside or below them the other sections. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  /* Sticky content inside the sections stays below their bar. */
  --dd-sticky-top: calc(var(--bar-top) + ${barHeight});

  ${media.low} {
    --dd-sticky-top: 0px;
  }
  ${twoColumns} {
    grid-template-columns: minmax(0, 1fr) clamp(300px, 23.5vw, 338px);
    align-items: start;
    --dd-sticky-top: var(--bar-top);
  }
`;

/** The sections besides the inputs. In two columns they are sticky when all of them fit into the viewport. */
export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;

  ${twoColumns} {
    top: calc(var(--bar-top) + ${space[4]});

    &[data-sticky] {
      position: sticky;
    }
  }
`;

export const Back = styled.div`
  margin-bottom: -${space[3]};

  ${media.phone} {
    margin-block: -${space[5]} -${space[1]};
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space[4]} ${space[5]};
  align-items: start;
`;

/** The save state beside a field; takes no room while empty. */
export const SaveStateSlot = styled.div`
  display: flex;
  justify-content: flex-end;

  /* Not hidden: screen readers must know it before it says something. */
  &:has([role='status']:empty) {
    position: absolute;
    width: 0;
    overflow: clip;
  }
  ${media.phone} {
    flex: 1;
    justify-content: flex-start;
  }
`;

export const SubSection = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;

  & + & {
    margin-top: ${space[5]};
    padding-top: ${space[5]};
    border-top: 1px solid ${color.border};
  }
  ${media.phone} {
    &[data-tight] {
      margin-top: -${space[3]};

      & + & {
        margin-top: 0;
        padding-top: 0;
        border-top: 0;
      }
    }
  }
`;

export const SubSectionText = styled.p`
  margin-top: 2px;
  ${text.small}
  color: ${color.muted};
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

/** A field with its save state at the end of the label's line. */
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
