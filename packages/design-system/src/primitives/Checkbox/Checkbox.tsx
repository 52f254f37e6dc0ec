import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components/Checkbox';
import styled from 'styled-components';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { color, controlHeight, media, motion, radius, space, text } from '../../tokens';

export interface CheckboxProps {
  label: string;
  /** Between box and label: a small Avatar or a 16 px `Icon`. */
  icon?: ReactNode;
  description?: string | undefined;
  isSelected: boolean;
  /** Some of its items are selected: the header of a list. */
  isIndeterminate?: boolean | undefined;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean | undefined;
}

const Root = styled(CheckboxField)`
  display: inline-flex;
  flex-direction: column;
  min-width: 0;
`;

const Button = styled(CheckboxButton)`
  display: inline-flex;
  align-items: flex-start;
  gap: 10px;
  padding-block: 2px;
  min-height: 24px;
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

const Box = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 16px;
  height: 16px;
  margin-block: 2px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.field};
  color: ${color.onAccent};
  transition:
    background-color ${motion.state},
    border-color ${motion.state};

  svg {
    opacity: 0;
    transform: scale(0.7);
    transition:
      opacity ${motion.state},
      transform ${motion.state};
  }
  [data-hovered] > & {
    border-color: ${color.muted};
  }
  [data-selected] > &,
  [data-indeterminate] > & {
    border-color: ${color.accent};
    background: ${color.accent};
    svg {
      opacity: 1;
      transform: none;
    }
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-disabled] > & {
    opacity: 0.55;
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    color: Highlight;
  }
`;

const Description = styled(Text)`
  display: block;
  padding-inline-start: 26px;
  ${text.caption}
  color: ${color.muted};
`;

/** A choice that is on or off and takes effect on save. */
export function Checkbox({
  label,
  icon,
  description,
  isIndeterminate = false,
  ...rest
}: CheckboxProps): ReactNode {
  return (
    <Root {...omitUndefined(rest)} isIndeterminate={isIndeterminate}>
      <Button>
        <Box>
          <svg width="12" height="12" viewBox="0 0 12 12" fill="none" aria-hidden="true">
            <path
              d={isIndeterminate ? 'M2.5 6h7' : 'M2.5 6.5 5 9l4.5-5.5'}
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </Box>
        {icon}
        {label}
      </Button>
      {description && <Description slot="description">{description}</Description>}
    </Root>
  );
}
