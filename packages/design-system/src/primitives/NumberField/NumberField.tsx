import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import styled from 'styled-components';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { FieldLabel, FieldMessage, type FieldTexts } from '../Field/Field';
import { bareInput, controlFrame, fieldRoot } from '../Field/fieldStyles';
import { color, radius } from '../../tokens';
import { Icon } from '../Icon/Icon';

export interface NumberFieldProps extends FieldTexts {
  /** `null` while the field is empty. */
  value: number | null;
  /** Called on commit: Enter, blur and each step. */
  onChange: (value: number | null) => void;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  /** The number format: a currency, a number of decimals. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  name?: string | undefined;
}

const Root = styled(AriaNumberField)`
  ${fieldRoot}
`;

const Frame = styled(Group)`
  ${controlFrame}
`;

const Bare = styled(Input)`
  ${bareInput}
  font-variant-numeric: tabular-nums;
`;

const Step = styled(Button)`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  align-self: stretch;
  width: 34px;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${color.border};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  outline: none;

  &:last-child {
    border-start-end-radius: calc(${radius.control} - 1px);
    border-end-end-radius: calc(${radius.control} - 1px);
  }
  &[data-hovered] {
    background: ${color.hover};
    color: ${color.text};
  }
  &[data-pressed] {
    background: ${color.accentSoft};
  }
  &[data-disabled] {
    color: ${color.borderStrong};
    cursor: not-allowed;
  }
`;

/** A number, typed or stepped. Invalid text is reverted to the last number on blur. */
export function NumberField({
  label,
  isLabelHidden,
  description,
  warning,
  errorMessage,
  isRequired = false,
  value,
  onChange,
  isDisabled = false,
  isReadOnly = false,
  ...rest
}: NumberFieldProps): ReactNode {
  const isInvalid = Boolean(errorMessage);
  return (
    <Root
      {...omitUndefined(rest)}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      isRequired={isRequired}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      validationBehavior="aria"
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <Frame
        role="presentation"
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        data-read-only={isReadOnly || undefined}
      >
        <Bare />
        <Step slot="decrement">
          <Icon icon={Minus} />
        </Step>
        <Step slot="increment">
          <Icon icon={Plus} />
        </Step>
      </Frame>
      <FieldMessage description={description} warning={warning} errorMessage={errorMessage} />
    </Root>
  );
}
