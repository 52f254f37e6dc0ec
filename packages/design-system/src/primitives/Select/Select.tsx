import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { controlProps, FieldFrame } from '../Field/Field';
import { FieldRoot } from '../Field/fieldStyles';
import { LazyControl, createLazyComponent } from '../../loading/lazy';
import { PlainButton, TriggerContext } from '../Button/PlainButton';
import { Icon } from '../Icon/Icon';
import { Chosen, chosenIn, labelOf } from './Chosen';
import { Chevron, Label, triggerStyles, valueStyles } from './selectStyles';
import type { SelectProps } from './SelectField';
import { t } from './text.en';

export type { SelectOption, SelectProps } from './SelectField';

const field = createLazyComponent<SelectProps>(() => import('./SelectField'));

const Trigger = styled(PlainButton)`
  ${triggerStyles}
`;

const Value = styled.span`
  ${valueStyles}
`;

/** The closed control, shown until the lazy one is loaded. */
function Closed({
  options,
  value,
  placeholder = t('select'),
  isDisabled = false,
  isSecret,
  onPress,
  ...texts
}: SelectProps & { onPress: () => void }): ReactNode {
  const id = useId();
  const chosen = chosenIn(options, value);
  const [first] = chosen;
  return (
    <FieldRoot data-invalid={Boolean(texts.error) || undefined}>
      <FieldFrame {...texts} controlId={id} isGroup>
        <TriggerContext value={{ 'aria-haspopup': 'listbox', 'aria-expanded': false, onOpen: onPress }}>
          <Trigger
            aria-label={[
              labelOf(chosen) || placeholder,
              chosen.length === 1 && first?.description,
              texts.label,
            ]
              .filter(Boolean)
              .join(' ')}
            aria-describedby={controlProps(id, texts)['aria-describedby']}
            isDisabled={isDisabled}
          >
            <Value data-placeholder={first === undefined || undefined}>
              {first === undefined ? (
                <Label data-secret={isSecret}>{placeholder}</Label>
              ) : (
                <Chosen options={chosen} isSecret={isSecret} />
              )}
            </Value>
            <Chevron>
              <Icon icon={ChevronDown} />
            </Chevron>
          </Trigger>
        </TriggerContext>
      </FieldFrame>
    </FieldRoot>
  );
}

/** One of a few values, or several of them. For more than a dozen, use MultiSelect or a search. */
export function Select<Id extends string = string>(select: SelectProps<Id>): ReactNode {
  const [isPressed, setPressed] = useState(false);
  const props: SelectProps = {
    ...select,
    onChange: (value) => {
      const chosen = select.options.find(({ id }) => id === value);
      if (chosen) select.onChange(chosen.id);
    },
  };
  return (
    <LazyControl
      component={field}
      isNeeded={isPressed || select.isOpen === true}
      isPressed={isPressed}
      props={props}
      fallback={<Closed {...props} onPress={() => setPressed(true)} />}
    />
  );
}
