import styled, { css } from 'styled-components';
import { controlFrame } from '../Field/fieldStyles';
import { color, space, text } from '../../tokens';

export const triggerStyles = css`
  ${controlFrame}
  gap: ${space[2]};
  width: 100%;
  padding-block: 0;
  padding-inline: ${space[3]} 10px;
  text-align: start;
  cursor: pointer;

  &[aria-expanded='true'] {
    border-color: ${color.accent};
  }
  [data-invalid] > & {
    border-color: ${color.danger};
  }
`;

export const valueStyles = css`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  &[data-placeholder] {
    color: ${color.subtle};
  }
`;

export const Chevron = styled.span`
  flex: none;
  color: ${color.subtle};
`;

export const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The description of the chosen option, beside its label. */
export const Meaning = styled(Label)`
  flex: 1 9999;
  ${text.caption}
  color: ${color.muted};
`;
