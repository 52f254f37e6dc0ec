import styled, { css } from 'styled-components';
import { color, controlHeight, media, motion, space, text } from '../../tokens';

/** Around a checkbox or a switch and its description. */
export const choiceRoot = css`
  display: inline-flex;
  flex-direction: column;
  min-width: 0;
`;

/** A checkbox, a switch or a radio button with its words. */
export const choiceButton = css`
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: flex-start;
  gap: 10px;
  min-height: 24px;
  padding-block: 2px;
  ${text.body}
  color: ${color.text};
  overflow-wrap: anywhere;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &[data-disabled] {
    color: ${color.subtle};
    cursor: not-allowed;
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
    padding-block: ${space[3]};
  }
`;

/** The input itself: without looks, over its box, as high as the label. */
export const ChoiceInput = styled.input`
  appearance: none;
  position: absolute;
  z-index: 1;
  inset-block: 0;
  inset-inline-start: 0;
  width: 20px;
  height: 100%;
  margin: 0;
  outline: none;
  cursor: inherit;

  &[role='switch'] {
    width: 36px;
  }
`;

/** The box, the track or the circle. */
export const choiceBox = css`
  flex: none;
  border: 1px solid ${color.borderStrong};
  background: ${color.field};
  transition:
    background-color ${motion.state},
    border-color ${motion.state};

  ${media.hover} {
    :is([data-hovered], :hover):not([data-disabled]) > & {
      border-color: ${color.muted};
    }
  }
  [data-selected] > & {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  :is([data-focus-visible], :has(> :focus-visible)) > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-disabled] > & {
    opacity: 0.55;
  }
`;

/** Below the words. */
export const ChoiceDescription = styled.span`
  display: block;
  ${text.caption}
  color: ${color.muted};
`;
