import styled, { css } from 'styled-components';
import { color, controlHeight, fontFamily, media, motion, radius, space, text } from '../../tokens';

/** Root of a field: label above, control, message below. */
export const fieldRoot = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

/** The root of a field, or of what stands for one until it is loaded. */
export const FieldRoot = styled.div`
  ${fieldRoot}
`;

/**
 * The frame of an input or a picker. Every focused text box matches `:focus-visible`; after a press (trackModality) its
 * border is enough.
 */
export const controlFrame = css`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${controlHeight.medium};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.field};
  color: ${color.text};
  ${text.body}
  outline: none;
  transition:
    border-color ${motion.state},
    background-color ${motion.state};

  ${media.hover} {
    &:hover:not([data-disabled], :disabled) {
      border-color: ${color.muted};
    }
  }
  &:focus-within,
  &[data-open] {
    border-color: ${color.accent};
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
  :root:not([data-pointer]) &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &[data-disabled],
  &:disabled {
    border-color: ${color.border};
    background: ${color.sunken};
    color: ${color.subtle};
    cursor: not-allowed;
  }
  &[data-read-only] {
    border-color: ${color.border};
    background: ${color.sunken};
  }

  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
  ${media.touch} {
    font-size: 16px;
  }
`;

/** The bare input inside a frame. */
export const bareInput = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: 7px ${space[3]};
  border: 0;
  background: transparent;
  color: inherit;
  ${text.body}
  text-overflow: ellipsis;
  outline: none;
  appearance: none;

  &::placeholder {
    color: ${color.subtle};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
  }
  &[data-mono] {
    font-family: ${fontFamily.mono};
    font-size: 13px;
  }
  &[type='number'] {
    font-variant-numeric: tabular-nums;
  }
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }

  ${media.touch} {
    font-size: 16px;
    &[data-mono] {
      font-size: 16px;
    }
  }
`;
