import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceDescription, ChoiceInput, choiceBox, choiceButton, choiceRoot } from '../Field/choiceStyles';
import { color, media, motion, radius } from '../../tokens';

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

const Root = styled.div`
  ${choiceRoot}
`;

const Label = styled.label`
  ${choiceButton}
`;

const Box = styled.span`
  ${choiceBox}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 16px;
  height: 16px;
  margin-block: 2px;
  border-radius: ${radius.small};
  color: ${color.onAccent};

  svg {
    opacity: 0;
    transform: scale(0.7);
    transition:
      opacity ${motion.state},
      transform ${motion.state};
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
  ${media.forcedColors} {
    border-color: ButtonText;
    color: Highlight;
  }
`;

/** A choice that is on or off and takes effect on save. */
export function Checkbox({
  label,
  icon,
  description,
  isSelected,
  isIndeterminate = false,
  onChange,
  isDisabled = false,
}: CheckboxProps): ReactNode {
  const descriptionId = useId();
  return (
    <Root>
      <Label
        data-selected={isSelected || undefined}
        data-indeterminate={isIndeterminate || undefined}
        data-disabled={isDisabled || undefined}
      >
        <ChoiceInput
          ref={(input) => {
            if (input !== null) input.indeterminate = isIndeterminate;
          }}
          type="checkbox"
          checked={isSelected}
          disabled={isDisabled}
          aria-describedby={description ? descriptionId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
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
        <span>{label}</span>
      </Label>
      {description && (
        <ChoiceDescription style={{ paddingInlineStart: 26 }} id={descriptionId}>
          {description}
        </ChoiceDescription>
      )}
    </Root>
  );
}
