import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select';
import styled from 'styled-components';
import { defined } from '../../internal/defined';
import { FieldLabel, FieldMessage, type FieldTexts } from '../../internal/field/Field';
import { controlFrame, fieldRoot } from '../../internal/field/fieldStyles';
import { optionListStyles, optionStyles, popoverStyles } from '../../internal/overlayStyles';
import { color, space, text } from '../../tokens';
import { Icon } from '../Icon/Icon';

/** One value to choose. */
export interface SelectOption<Id extends string = string> {
  id: Id;
  label: string;
  /** A second line. */
  description?: string | undefined;
  /** A 16 px `Icon` or a small Avatar. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface SelectProps<Id extends string = string> extends FieldTexts {
  options: ReadonlyArray<SelectOption<Id>>;
  /** Id of the chosen option; null while there is none. */
  value: Id | null;
  onChange: (value: Id) => void;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const Root = styled(AriaSelect)`
  ${fieldRoot}
` as typeof AriaSelect;

const Trigger = styled(Button)`
  ${controlFrame}
  gap: ${space[2]};
  width: 100%;
  padding: 0 10px 0 ${space[3]};
  text-align: start;
  cursor: pointer;

  &[aria-expanded='true'] {
    border-color: ${color.accent};
  }
  [data-invalid] > & {
    border-color: ${color.danger};
  }
`;

const Value = styled(SelectValue)`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  &[data-placeholder] {
    color: ${color.subtle};
  }
`;

const Chevron = styled.span`
  flex: none;
  color: ${color.subtle};
`;

const Surface = styled(Popover)`
  ${popoverStyles}
  min-width: max(160px, var(--trigger-width));
`;

const List = styled(ListBox)`
  ${optionListStyles}
` as typeof ListBox;

const Option = styled(ListBoxItem)`
  ${optionStyles}
` as typeof ListBoxItem;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
`;

const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Description = styled.span`
  ${text.caption}
  color: ${color.muted};
`;

const Tick = styled.span`
  flex: none;
  width: 16px;
  color: ${color.accentText};
`;

/** One of a few values. More than a dozen that need searching: MultiSelect or a search. */
export function Select<Id extends string = string>({
  label,
  isLabelHidden,
  description,
  warning,
  errorMessage,
  isRequired = false,
  options,
  value,
  onChange,
  placeholder = 'Select…',
  isDisabled = false,
  ...rest
}: SelectProps<Id>): ReactNode {
  return (
    <Root<SelectOption<Id>>
      {...defined(rest)}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange(chosen.id);
      }}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <Trigger>
        <Value>
          {({ isPlaceholder, defaultChildren }) => {
            if (isPlaceholder) return <Label>{defaultChildren}</Label>;
            const chosen = options.find((option) => option.id === value);
            return (
              <>
                {chosen?.icon}
                <Label>{chosen?.label}</Label>
              </>
            );
          }}
        </Value>
        <Chevron>
          <Icon icon={ChevronDown} />
        </Chevron>
      </Trigger>
      <FieldMessage description={description} warning={warning} errorMessage={errorMessage} />
      <Surface offset={4}>
        <List items={options}>
          {(option) => (
            <Option id={option.id} textValue={option.label} isDisabled={option.isDisabled ?? false}>
              {({ isSelected }) => (
                <>
                  {option.icon}
                  <Words>
                    <Label>{option.label}</Label>
                    {option.description && <Description>{option.description}</Description>}
                  </Words>
                  <Tick>{isSelected && <Icon icon={Check} />}</Tick>
                </>
              )}
            </Option>
          )}
        </List>
      </Surface>
    </Root>
  );
}
