import styled, { css, keyframes } from 'styled-components';

const unheard = keyframes`
  from { visibility: hidden; }
`;

/** Makes content appear a moment after its place does, without motion, too. */
export const heardLater = css`
  animation: ${unheard} 0s 100ms backwards;
`;

/**
 * The text of a live region that is rendered with it: some screen readers read only what changes in a region that is
 * there already.
 */
export const LiveText = styled.span`
  ${heardLater}
`;
