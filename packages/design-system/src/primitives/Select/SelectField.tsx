import { Check, ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select';
import styled from 'styled-components';
import { inAria } from '../../lib/react/inAria';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { ariaParts, ariaValidation } from '../Field/ariaParts';
import { FieldFrame, splitTexts, type FieldTexts } from '../Field/Field';
import { fieldRoot } from '../Field/fieldStyles';
import { optionListStyles, optionStyles, popoverStyles, Tick } from '../overlayStyles';
import { Icon } from '../Icon/Icon';
import { Chosen, chosenIn } from './Chosen';
import { Chevron, Label, triggerStyles, valueStyles } from './selectStyles';
import { t } from './text.en';

export interface SelectOption<Id extends string = string> {
  id: Id;
  label: string;
  /** What the option means: a second line in the list, beside the chosen one in the field. */
  description?: string | undefined;
  /** The language of the label, if it is not the page's. */
  lang?: string | undefined;
  /** A 16 px `Icon` or a small Avatar. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface SelectProps<Id extends string = string> extends FieldTexts {
  options: ReadonlyArray<SelectOption<Id>>;
  /** Id of the chosen option; null for none. Ids of several: each choice switches one. */
  value: Id | readonly Id[] | null;
  /** The option that was chosen or switched. */
  onChange: (value: Id) => void;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  /** The labels are names that others may not see on a shared screen. */
  isSecret?: boolean | undefined;
  /** Controls the state; for stories. */
  isOpen?: boolean | undefined;
}

const Root = styled(AriaSelect)`
  ${fieldRoot}
` as typeof AriaSelect;

const Trigger = styled(Button)`
  ${triggerStyles}
`;

const Value = styled(SelectValue)`
  ${valueStyles}
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

/** The control of Select, in its own module because it is loaded lazily. */
function SelectField({
  options,
  value,
  onChange,
  placeholder = t('select'),
  isDisabled = false,
  isSecret,
  ...props
}: SelectProps): ReactNode {
  const { texts, rest } = splitTexts(props);
  const isMultiple = value !== null && typeof value !== 'string';
  // A choice closes the list, also where several can be chosen: most people want one.
  const [isOpen, setOpen] = useState(false);
  return (
    <Root<SelectOption, 'single' | 'multiple'>
      isOpen={isOpen}
      onOpenChange={setOpen}
      {...omitUndefined(rest)}
      {...ariaValidation(texts)}
      selectionMode={isMultiple ? 'multiple' : 'single'}
      value={value}
      onChange={(next) => {
        const keys: readonly unknown[] = Array.isArray(next) ? next : [next];
        const pressed = options.find(({ id }) => keys.includes(id) !== (isMultiple && value.includes(id)));
        if (pressed) onChange(pressed.id);
        setOpen(false);
      }}
      placeholder={placeholder}
      isDisabled={isDisabled}
    >
      <FieldFrame {...texts} parts={ariaParts}>
        <Trigger>
          <Value>
            {({ isPlaceholder, defaultChildren }) => {
              if (isPlaceholder) return <Label>{defaultChildren}</Label>;
              return <Chosen options={chosenIn(options, value)} isSecret={isSecret} />;
            }}
          </Value>
          <Chevron>
            <Icon icon={ChevronDown} />
          </Chevron>
        </Trigger>
      </FieldFrame>
      <Surface offset={4}>
        <List items={options}>
          {(option) => (
            <Option id={option.id} textValue={option.label} isDisabled={option.isDisabled ?? false}>
              {({ isSelected }) => (
                <>
                  {option.icon}
                  <Stack as="span" data-grows data-gap={0}>
                    <Label lang={option.lang} data-secret={isSecret}>
                      {option.label}
                    </Label>
                    {option.description && (
                      <Text as="span" data-size="caption" data-tone="muted">
                        {option.description}
                      </Text>
                    )}
                  </Stack>
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

export default inAria(SelectField);
