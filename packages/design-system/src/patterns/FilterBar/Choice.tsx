import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled from 'styled-components';
import { Icon, Text } from '../../primitives';
import { color, controlHeight, focusRing, media, motion, radius, space, text } from '../../tokens';
import type { FilterChoicesProps } from './filterChoices';

const Pills = styled(ToggleButtonGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & + & {
    margin-top: ${space[3]};
  }
`;

const Pill = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  min-height: ${controlHeight.touch};
  padding: 0 ${space[4]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: ${color.field};
  color: ${color.text};
  ${text.body}
  font-weight: 500;
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;
  outline: none;
  transition:
    background-color ${motion.state},
    border-color ${motion.state};

  &:not([data-selected]) svg {
    display: none;
  }
  &[data-selected] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &[data-disabled] {
    border-color: ${color.border};
    color: ${color.subtle};
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  ${media.forcedColors} {
    &[data-selected] {
      border-color: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export interface ChoiceProps {
  /** Id of the label. */
  labelledBy: string;
  options: FilterChoicesProps['options'];
  chosen: readonly string[];
  onChange: (chosen: ReadonlySet<string>) => void;
  isMultiple?: boolean;
  isDisabled?: boolean;
}

/** All options of one filter side by side, with touch targets. */
export function Choice({
  labelledBy,
  options,
  chosen,
  onChange,
  isMultiple = false,
  isDisabled = false,
}: ChoiceProps): ReactNode {
  return (
    <Pills
      aria-labelledby={labelledBy}
      selectionMode={isMultiple ? 'multiple' : 'single'}
      disallowEmptySelection={!isMultiple}
      isDisabled={isDisabled}
      selectedKeys={chosen}
      onSelectionChange={(keys) => onChange(new Set([...keys].map(String)))}
    >
      {options.map(({ id, label }) => (
        <Pill key={id} id={id}>
          <Icon icon={Check} />
          {label}
        </Pill>
      ))}
    </Pills>
  );
}

/** Choices under a heading, which names them. */
export function Choices({
  label,
  children,
}: {
  label: string;
  children: (id: string) => ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div>
      <Text as="h3" data-size="label" data-tone="muted" data-below={2} id={id}>
        {label}
      </Text>
      {children(id)}
    </div>
  );
}
