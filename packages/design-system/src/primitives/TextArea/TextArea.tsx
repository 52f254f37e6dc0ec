import type { ReactNode, Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { ControlFrame } from '../Field/ControlFrame';
import { countCharacters } from '../../lib/text/countCharacters';
import { FieldLabel, FieldMessage, type FieldTexts } from '../Field/Field';
import { bareInput, FieldRoot } from '../Field/fieldStyles';
import { space } from '../../tokens';

export interface TextAreaProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Lines visible without scrolling. */
  rows?: number | undefined;
  /** Counts characters towards a limit that is never enforced. */
  counter?: { limit: number } | undefined;
  /** Monospaced, without wrapping: for lists of links, IDs and proxies. */
  mono?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  name?: string | undefined;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

const Bare = styled(AriaTextArea)`
  ${bareInput}
  padding-block: ${space[2]};
  resize: vertical;

  &[data-mono] {
    white-space: pre;
    overflow-x: auto;
  }
`;

/** Several lines of text. Takes any input, like TextField. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  warning,
  errorMessage,
  isRequired = false,
  value,
  counter,
  mono = false,
  rows = 4,
  placeholder,
  inputRef,
  isDisabled = false,
  isReadOnly = false,
  ...rest
}: TextAreaProps): ReactNode {
  const isInvalid = Boolean(errorMessage);
  return (
    <FieldRoot
      as={AriaTextField}
      {...omitUndefined(rest)}
      value={value}
      isRequired={isRequired}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      validationBehavior="aria"
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <ControlFrame isInvalid={isInvalid} isDisabled={isDisabled} data-read-only={isReadOnly || undefined}>
        <Bare
          {...omitUndefined({ placeholder })}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
          rows={rows}
          data-mono={mono || undefined}
          spellCheck={mono ? false : undefined}
        />
      </ControlFrame>
      <FieldMessage
        description={description}
        warning={warning}
        errorMessage={errorMessage}
        counter={counter && { count: countCharacters(value), limit: counter.limit }}
      />
    </FieldRoot>
  );
}
