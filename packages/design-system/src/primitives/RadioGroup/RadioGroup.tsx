import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../Text/Text';
import { controlProps, FieldFrame, labelIdOf, splitTexts, type FieldTexts } from '../Field/Field';
import { FieldRoot } from '../Field/fieldStyles';
import { choiceBox, choiceButton, ChoiceInput } from '../Field/choiceStyles';
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

const Item = styled.label`
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
  const { texts } = splitTexts(props);
  const id = useId();
  return (
    <FieldRoot
      {...controlProps(id, texts)}
      role="radiogroup"
      aria-labelledby={labelIdOf(id)}
      data-orientation={orientation}
    >
      <FieldFrame {...texts} controlId={id} isGroup>
        <List>
          {options.map((option) => (
            <Item
              key={option.id}
              data-selected={option.id === value || undefined}
              data-disabled={option.isDisabled || undefined}
            >
              <ChoiceInput
                type="radio"
                name={id}
                checked={option.id === value}
                disabled={option.isDisabled}
                onChange={() => onChange(option.id)}
              />
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
