import styled from 'styled-components';
import { PlainButton } from '../../../primitives';
import { color, controlHeight, focusRing, media, motion, radius, shadow, space, text } from '../../../tokens';

/** 700 px high (specification 9): the chart gets what its controls leave. */
export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  height: 700px;
  min-width: 0;
  padding: ${space[5]} ${space[6]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};

  /* A legend of many lines adds to it. */
  ${media.phone} {
    height: auto;
    min-height: 700px;
    padding: ${space[4]};
  }
`;

export const Header = styled.header`
  h2 {
    ${text.heading}
  }
  p {
    margin-top: 2px;
    color: ${color.muted};
    ${text.body}
  }
`;

/** What the plot shows, above it. */
export const Ranges = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  margin-top: ${space[4]};

  > [role='radiogroup'] {
    min-width: 0;

    ${media.phone} {
      flex: 1;
    }
  }
`;

export const Chip = styled(PlainButton)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${controlHeight.small};
  padding: 0 10px;
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.muted};
  ${text.small}
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;
  transition:
    background-color ${motion.state},
    border-color ${motion.state};

  &[aria-pressed='true'] {
    border-color: ${color.borderStrong};
    color: ${color.text};
  }
  &[aria-pressed='false'] {
    border-style: dashed;
    text-decoration: line-through;

    svg {
      opacity: 0.4;
    }
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  &:focus-visible {
    ${focusRing}
  }
  small {
    color: ${color.muted};
    ${text.caption}
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
`;

export const Plot = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  margin-top: ${space[4]};

  ${media.phone} {
    min-height: 320px;
  }
`;

export const Fill = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${color.surface};
`;

export const Centered = styled.div`
  display: grid;
  place-items: center;
  flex: 1;
  min-height: 0;
`;

/** Takes the pointer and keys over the chart, so that the chart does not render. */
export const Reader = styled.div`
  position: absolute;
  border-radius: ${radius.small};
  cursor: crosshair;
  outline: none;
  touch-action: pan-y;

  &:focus-visible {
    ${focusRing}
  }
`;

export const Cursor = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  left: 0;
  width: 1px;
  background: ${color.borderStrong};
  pointer-events: none;
  will-change: transform;
`;

export const Bubble = styled.div`
  position: absolute;
  top: 8px;
  left: 0;
  z-index: 1;
  min-width: 200px;
  max-width: 280px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow.overlay};
  color: ${color.text};
  ${text.small}
  font-variant-numeric: tabular-nums;
  pointer-events: none;

  > strong,
  > small {
    display: block;
  }
  > strong {
    font-weight: 600;
  }
  > small {
    margin-bottom: 4px;
    color: ${color.muted};
    ${text.caption}
  }
  > div {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  > div > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: ${color.muted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
