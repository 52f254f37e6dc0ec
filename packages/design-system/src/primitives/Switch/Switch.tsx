import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceDescription, ChoiceInput, choiceBox, choiceButton, choiceRoot } from '../Field/choiceStyles';
import { color, media, motion, radius, space } from '../../tokens';

export interface SwitchProps {
  label: string;
  description?: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

const Root = styled.div`
  ${choiceRoot}
`;

const Label = styled.label`
  ${choiceButton}
  align-items: center;
  gap: ${space[3]};
`;

const Track = styled.span`
  ${choiceBox}
  display: block;
  width: 36px;
  height: 20px;
  border-radius: ${radius.pill};
  background: ${color.sunken};

  &::before {
    content: '';
    display: block;
    width: 14px;
    height: 14px;
    margin: 2px;
    border-radius: ${radius.pill};
    background: ${color.borderStrong};
    transition:
      transform ${motion.state},
      background-color ${motion.state};
  }
  [data-selected] > & {
    border-color: ${color.accent};
    background: ${color.accent};
    &::before {
      background: ${color.onAccent};
      transform: translateX(calc(16px * var(--dd-flip)));
    }
  }
  ${media.hover} {
    [data-selected]:is([data-hovered], :hover) > & {
      border-color: ${color.accentHover};
      background: ${color.accentHover};
    }
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;
    &::before {
      background: ButtonText;
    }
    [data-selected] > & {
      background: Highlight;
      border-color: Highlight;
      &::before {
        background: HighlightText;
      }
    }
  }
`;

/** Turns something on or off at once. For a choice that takes effect on save, use a Checkbox. */
export function Switch({ label, description, isSelected, onChange }: SwitchProps): ReactNode {
  const descriptionId = useId();
  return (
    <Root>
      <Label data-selected={isSelected || undefined}>
        <ChoiceInput
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has it by itself
          role="switch"
          checked={isSelected}
          aria-describedby={description ? descriptionId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Track />
        <span>{label}</span>
      </Label>
      {description && (
        <ChoiceDescription style={{ paddingInlineStart: 48 }} id={descriptionId}>
          {description}
        </ChoiceDescription>
      )}
    </Root>
  );
}
