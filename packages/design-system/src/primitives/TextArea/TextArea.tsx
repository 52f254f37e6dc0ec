import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { ControlFrame } from '../Field/ControlFrame';
import { controlProps, FieldFrame, splitTexts, type FieldTexts } from '../Field/Field';
import { bareInput, FieldRoot } from '../Field/fieldStyles';
import { useAutoFocus } from '../../lib/react/useAutoFocus';
import { space } from '../../tokens';

export interface TextAreaProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** Counts the characters near a limit that is never enforced. */
  counter?: { limit: number } | undefined;
  /** Lines visible without scrolling. */
  rows?: number | undefined;
  /** Monospaced, without wrapping: for lists of links, IDs and proxies. */
  mono?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

const Bare = styled.textarea`
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
  autoFocus = false,
  ...props
}: TextAreaProps): ReactNode {
  const { texts, rest } = splitTexts(props);
  const id = useId();
  return (
    <FieldRoot>
      <FieldFrame
        {...texts}
        controlId={id}
        counter={counter && { count: [...value].length, limit: counter.limit }}
      >
        <ControlFrame
          data-invalid={Boolean(texts.error) || undefined}
          data-read-only={isReadOnly || undefined}
        >
          <Bare
            {...rest}
            ref={useAutoFocus<HTMLTextAreaElement>(autoFocus, undefined)}
            {...controlProps(id, texts)}
            value={value}
            placeholder={placeholder}
            readOnly={isReadOnly}
            rows={rows}
            onChange={(event) => onChange(event.target.value)}
            data-mono={mono || undefined}
            data-secret
            spellCheck={mono ? false : undefined}
          />
        </ControlFrame>
      </FieldFrame>
    </FieldRoot>
  );
}
