import type { ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import styled from 'styled-components';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { ChoiceDescription, choiceBox, choiceButton, choiceRoot } from '../Field/choiceStyles';
import { color, media, motion, radius, space } from '../../tokens';

export interface SwitchProps {
  label: string;
  description?: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

const Root = styled(SwitchField)`
  ${choiceRoot}
`;

const Button = styled(SwitchButton)`
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
  [data-selected][data-hovered] > & {
    border-color: ${color.accentHover};
    background: ${color.accentHover};
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
export function Switch({ label, description, ...rest }: SwitchProps): ReactNode {
  return (
    <Root {...omitUndefined(rest)}>
      <Button>
        <Track />
        <span>{label}</span>
      </Button>
      {description && (
        <ChoiceDescription style={{ paddingInlineStart: 48 }} slot="description">
          {description}
        </ChoiceDescription>
      )}
    </Root>
  );
}
