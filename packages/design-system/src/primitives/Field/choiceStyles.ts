import styled, { css } from 'styled-components';
import { Text } from 'react-aria-components/TextField';
import { color, controlHeight, media, motion, space, text } from '../../tokens';

/** Around a checkbox or a switch and its description. */
export const choiceRoot = css`
  display: inline-flex;
  flex-direction: column;
  min-width: 0;
`;

/** A checkbox, a switch or a radio button with its words. States come from React Aria's `data-*`. */
export const choiceButton = css`
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

/** The box, the track or the circle. */
export const choiceBox = css`
  flex: none;
  border: 1px solid ${color.borderStrong};
  background: ${color.field};
  transition:
    background-color ${motion.state},
    border-color ${motion.state};

  [data-hovered] > & {
    border-color: ${color.muted};
  }
  [data-selected] > & {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-disabled] > & {
    opacity: 0.55;
  }
`;

/** Below the words. */
export const ChoiceDescription = styled(Text)`
  display: block;
  ${text.caption}
  color: ${color.muted};
`;
