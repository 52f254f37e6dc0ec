import type { ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { Text } from '../Text/Text';
import { FieldFrame, splitTexts, type FieldTexts } from '../Field/Field';
import { FieldRoot } from '../Field/fieldStyles';
import { choiceBox, choiceButton } from '../Field/choiceStyles';
import { color, media, motion, radius, space } from '../../tokens';

export interface RadioOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Id extends string = string> extends FieldTexts {
  options: ReadonlyArray<RadioOption<Id>>;
  value: Id | null;
  onChange: (value: Id) => void;
  orientation?: 'vertical' | 'horizontal' | undefined;
}

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};

  [data-orientation='horizontal'] > & {
    flex-flow: row wrap;
    gap: ${space[1]} ${space[5]};
  }
`;

const Item = styled(Radio)`
  ${choiceButton}
`;

const Dot = styled.span`
  ${choiceBox}
  width: 16px;
  height: 16px;
  margin-block: 2px;
  border-radius: ${radius.pill};
  transition: border-width ${motion.state};

  [data-selected] > & {
    border-width: 5px;
    background: ${color.field};
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    [data-selected] > & {
      border-color: Highlight;
    }
  }
`;

const TextBlock = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** One of a few visible choices. */
export function RadioGroup<Id extends string = string>({
  options,
  value,
  onChange,
  orientation = 'vertical',
  ...props
}: RadioGroupProps<Id>): ReactNode {
  const { texts, validation } = splitTexts(props);
  return (
    <FieldRoot
      as={AriaRadioGroup}
      {...validation}
      value={value}
      onChange={(next) => {
        const chosen = options.find(({ id }) => id === next);
        if (chosen) onChange(chosen.id);
      }}
      orientation={orientation}
    >
      <FieldFrame {...texts}>
        <List>
          {options.map((option) => (
            <Item key={option.id} value={option.id} isDisabled={option.isDisabled ?? false}>
              <Dot />
              <TextBlock>
                {option.label}
                {option.description && (
                  <Text as="span" data-size="caption" data-tone="muted">
                    {option.description}
                  </Text>
                )}
              </TextBlock>
            </Item>
          ))}
        </List>
      </FieldFrame>
    </FieldRoot>
  );
}
