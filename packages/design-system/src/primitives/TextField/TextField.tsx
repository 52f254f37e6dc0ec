import { useId, type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { ControlFrame } from '../Field/ControlFrame';
import { controlProps, FieldFrame, splitTexts, type FieldTexts } from '../Field/Field';
import { bareInput, FieldRoot } from '../Field/fieldStyles';
import { maskedStyles } from '../../lib/text/masked';
import { color, media, space } from '../../tokens';
import { useAutoFocus } from '../../lib/react/useAutoFocus';
import { keyOf } from '../../lib/keyOf';

export interface TextFieldProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Called on Enter: the value is committed. */
  onEnter?: (() => void) | undefined;
  /** Called on Escape: the draft is discarded. */
  onEscape?: (() => void) | undefined;
  type?: 'text' | 'email' | 'url' | 'tel' | 'password' | 'date' | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'url' | 'email' | 'none' | undefined;
  placeholder?: string | undefined;
  /** Counts characters near a limit that is never enforced. */
  counter?: { limit: number } | undefined;
  /** Before the text, inside the frame: a unit, an icon. */
  prefix?: ReactNode;
  /** After the text, inside the frame: a unit, small IconButtons. */
  suffix?: ReactNode;
  /** Monospaced: for IDs, links and webhooks. */
  mono?: boolean | undefined;
  /** Masks the value by style while it is not focused; see SecretField. */
  isMasked?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  onPaste?: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined;
  autoFocus?: boolean | undefined;
  autoComplete?: string | undefined;
  name?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const Bare = styled.input`
  ${bareInput}

  &[data-masked]:not(:focus) {
    ${maskedStyles}
  }
`;

const Slot = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${color.subtle};

  &[data-side='start'] {
    padding-inline-start: ${space[3]};
    margin-inline-end: -4px;
  }
  &[data-side='end'] {
    padding-inline-end: 3px;
  }

  /* A full touch target inside the frame, with a highlight that does not overlap its border. */
  ${media.phone} {
    &[data-side='end'] > button {
      margin-block: -1px;
      border-width: 4px;
      background-clip: padding-box;
    }
  }
`;

/**
 * One line of text. Takes any input: `warning` (does not block) and `error` (does) report problems,
 * and no key is refused.
 */
export function TextField({
  value,
  onChange,
  onEnter,
  onEscape,
  counter,
  prefix,
  suffix,
  mono = false,
  isMasked = false,
  placeholder,
  inputRef,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
  ...props
}: TextFieldProps): ReactNode {
  const { texts, rest } = splitTexts(props);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const key = keyOf(event);
    if (key === 'Enter' && onEnter) {
      // What it focuses is not pressed by the same key.
      event.preventDefault();
      onEnter();
    }
    if (key === 'Escape' && onEscape) {
      event.stopPropagation();
      onEscape();
    }
  };
  return (
    <FieldRoot>
      <FieldFrame
        {...texts}
        controlId={id}
        counter={counter && { count: [...value].length, limit: counter.limit }}
      >
        <ControlFrame
          data-invalid={Boolean(texts.error) || undefined}
          data-disabled={isDisabled || undefined}
          data-read-only={isReadOnly || undefined}
        >
          {prefix !== undefined && <Slot data-side="start">{prefix}</Slot>}
          <Bare
            type="text"
            {...rest}
            {...controlProps(id, texts)}
            ref={useAutoFocus(autoFocus, inputRef)}
            value={value}
            placeholder={placeholder}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            data-mono={mono || undefined}
            data-masked={isMasked || undefined}
            data-secret
            spellCheck={mono ? false : undefined}
          />
          {Boolean(suffix) && <Slot data-side="end">{suffix}</Slot>}
        </ControlFrame>
      </FieldFrame>
    </FieldRoot>
  );
}
