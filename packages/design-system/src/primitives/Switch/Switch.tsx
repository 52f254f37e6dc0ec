import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components/Switch';
import styled from 'styled-components';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { color, controlHeight, media, motion, radius, space, text } from '../../tokens';

export interface SwitchProps {
  label: string;
  description?: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean | undefined;
}

const Root = styled(SwitchField)`
  display: inline-flex;
  flex-direction: column;
  min-width: 0;
`;

const Button = styled(SwitchButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 24px;
  ${text.body}
  color: ${color.text};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &[data-disabled] {
    color: ${color.subtle};
    cursor: not-allowed;
  }
  ${media.phone} {
    min-height: ${controlHeight.touch};
  }
`;

const Track = styled.span`
  flex: none;
  display: block;
  width: 36px;
  height: 20px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  transition:
    background-color ${motion.state},
    border-color ${motion.state};

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
  [data-hovered] > & {
    border-color: ${color.muted};
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
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-disabled] > & {
    opacity: 0.55;
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

const Description = styled(Text)`
  display: block;
  padding-inline-start: 48px;
  ${text.caption}
  color: ${color.muted};
`;

/** Turns something on or off at once. For a choice that takes effect on save, use a Checkbox. */
export function Switch({ label, description, ...rest }: SwitchProps): ReactNode {
  return (
    <Root {...omitUndefined(rest)}>
      <Button>
        <Track />
        {label}
      </Button>
      {description && <Description slot="description">{description}</Description>}
    </Root>
  );
}
