import styled, { createGlobalStyle } from 'styled-components';
import { color, layer, media, radius, shadow, space, stuck, text } from '../../tokens';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  align-items: start;
  gap: ${space[6]};

  ${media.narrow} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: ${space[6]};
  }
`;

export const Section = styled.section`
  min-width: 0;
`;

export const SectionHead = styled.div`
  margin-bottom: ${space[4]};

  h2 {
    ${text.title}
    color: ${color.text};
  }
  p {
    margin-top: 2px;
    color: ${color.muted};
  }
`;

/** The chosen plans, and the payment line, the only part that is sticky on small screens. */
export const Aside = styled.div`
  position: sticky;
  top: ${space[8]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.narrow} {
    display: contents;
  }
`;

export const Details = styled.section`
  padding: ${space[5]} ${space[6]} 0;

  h2 {
    ${text.heading}
    color: ${color.text};
  }
  ${media.narrow} {
    padding: ${space[5]} ${space[6]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  ${media.phone} {
    padding: ${space[4]};
  }
`;

export const Lines = styled.ul`
  margin-top: ${space[4]};
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: 6px;
  ${text.body}
  color: ${color.text};
  font-variant-numeric: tabular-nums;

  span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span:last-child {
    flex: none;
  }
  &[data-free] span:last-child {
    color: ${color.success};
    font-weight: 500;
  }
`;

export const Note = styled.p`
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};
  color: ${color.muted};
  ${text.small}
`;

export const PayBar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]} ${space[6]} ${space[6]};

  ${media.narrow} {
    position: ${stuck};
    bottom: ${space[4]};
    z-index: ${layer.bar};
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    padding: ${space[3]} ${space[5]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.raised};
    box-shadow: ${shadow.overlay};
  }
  ${media.phone} {
    bottom: ${space[2]};
    padding: ${space[3]} ${space[4]};
  }
  ${media.low} {
    bottom: 0;
  }
`;

export const PayError = styled.div`
  ${media.narrow} {
    flex: 1 0 100%;
  }
`;

export const Total = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
  min-width: 0;
  font-variant-numeric: tabular-nums;

  span {
    color: ${color.muted};
    ${text.body}
  }
  strong {
    ${text.page}
    color: ${color.text};
  }
  ${media.narrow} {
    flex-direction: column;
    gap: 0;

    span {
      ${text.caption}
    }
    strong {
      ${text.title}
    }
  }
`;

/** Keeps a focused card above the floating payment line. */
export const FocusScrollPadding = createGlobalStyle`
  ${media.narrow} {
    html {
      scroll-padding-bottom: 112px;
      --dd-toast-lift: 88px;
    }
  }
  ${media.low} {
    html {
      scroll-padding-bottom: 0;
      --dd-toast-lift: 0px;
    }
  }
`;
