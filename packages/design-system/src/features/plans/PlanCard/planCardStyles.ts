import styled, { keyframes } from 'styled-components';
import { color, focusRing, media, motion, radius, space, text } from '../../../tokens';

export const Root = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  cursor: pointer;
  transition:
    background-color ${motion.state},
    border-color ${motion.state};
  -webkit-tap-highlight-color: transparent;

  @media (hover: hover) {
    &:hover:not([data-locked]) {
      border-color: ${color.borderStrong};
    }
  }
  &[data-selected],
  &[data-selected]:hover {
    border-color: ${color.accent};
    background: color-mix(in srgb, ${color.accentSoft} 36%, ${color.surface});
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &[data-locked] {
    cursor: not-allowed;
  }
  &:has(input:focus-visible) {
    ${focusRing}
  }
  ${media.forcedColors} {
    &[data-selected] {
      border: 2px solid Highlight;
    }
  }
  ${media.phone} {
    padding: ${space[4]};
  }
`;

export const Head = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  min-height: 24px;

  /* In the middle of the name's first line. */
  > [data-wraps] {
    margin-top: 1px;
  }
  /* The invisible checkbox covers the card, so that the whole card is its target. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

export const Name = styled.span`
  flex: 1;
  min-width: 4.5em;
  ${text.heading}
  overflow-wrap: anywhere;
`;

export const Box = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  margin-top: 2px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.field};
  color: ${color.onAccent};
  transition:
    background-color ${motion.state},
    border-color ${motion.state};

  svg {
    width: 14px;
    height: 14px;
    opacity: 0;
    transform: scale(0.7);
    transition:
      opacity ${motion.state},
      transform ${motion.state};
  }
  [data-selected] & {
    border-color: ${color.accent};
    background: ${color.accent};

    svg {
      opacity: 1;
      transform: none;
    }
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    color: Highlight;
  }
`;

export const PriceLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  min-height: 40px;
  margin-top: ${space[2]};
  ${text.body}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const flip = keyframes`
  from { opacity: 0; transform: translateY(6px); }
`;

export const Price = styled.span`
  ${text.display}
  color: ${color.text};
  animation: ${flip} ${motion.entry};
`;

export const StruckPrice = styled.s`
  ${text.body}
  color: ${color.muted};
  animation: ${flip} ${motion.entry};
`;

export const Note = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: auto;
  padding-top: ${space[4]};
  ${text.small}
  color: ${color.muted};

  svg {
    margin-top: 2px;
  }
`;

export const Features = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};

  [role='listitem'] {
    display: flex;
    align-items: flex-start;
    gap: ${space[2]};
    ${text.body}
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
  svg {
    margin-top: 2px;
    color: ${color.success};
  }
`;
