import type { ReactNode } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { ControlFrame } from '../Field/ControlFrame';
import { FieldFrame, splitTexts, type FieldTexts } from '../Field/Field';
import { bareInput, FieldRoot } from '../Field/fieldStyles';
import { space } from '../../tokens';

export interface TextAreaProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** Counts the characters below the field. */
  counter?: { limit: number } | undefined;
  /** Lines visible without scrolling. */
  rows?: number | undefined;
  /** Monospaced, without wrapping: for lists of links, IDs and proxies. */
  mono?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
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
  value,
  onChange,
  mono = false,
  rows = 4,
  counter,
  placeholder,
  isReadOnly = false,
  ...props
}: TextAreaProps): ReactNode {
  const { texts, validation, rest } = splitTexts(props);
  return (
    <FieldRoot
      as={AriaTextField}
      {...omitUndefined(rest)}
      {...validation}
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
    >
      <FieldFrame {...texts} counter={counter && { count: [...value].length, limit: counter.limit }}>
        <ControlFrame isInvalid={validation.isInvalid} data-read-only={isReadOnly || undefined}>
          <Bare
            {...omitUndefined({ placeholder })}
            rows={rows}
            data-mono={mono || undefined}
            data-secret
            spellCheck={mono ? false : undefined}
          />
        </ControlFrame>
      </FieldFrame>
    </FieldRoot>
  );
}
