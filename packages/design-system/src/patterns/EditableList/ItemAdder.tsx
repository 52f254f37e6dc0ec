import { Plus } from 'lucide-react';
import {
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import { useOnUnmount } from '../../lib/react/useOnUnmount';
import { LINES, splitPaste } from '../../lib/text/splitPaste';
import { Button, Icon, TextField, type TextFieldProps } from '../../primitives';
import { space } from '../../tokens';
import { t as common } from '../../lib/common/text.en';
import { keyOf } from '../../lib/keyOf';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};

  /* Aligns the button with the input, below the label's line (20 px) and its gap (6 px). */
  > :last-child {
    padding-top: 26px;
  }
`;

export interface ItemAdderProps extends Pick<
  TextFieldProps,
  'label' | 'description' | 'help' | 'name' | 'placeholder' | 'value' | 'onChange' | 'mono' | 'suffix'
> {
  inputRef: RefObject<HTMLInputElement | null>;
  /** The text as typed. */
  onAdd: () => void;
  /** Several pasted texts, trimmed. */
  onAddMany: (texts: readonly string[]) => void;
  /** Separates pasted texts; line breaks by default. */
  separator?: RegExp | undefined;
  /** Blur adds the typed text: in a form, which would not submit it otherwise. */
  addsOnBlur?: boolean | undefined;
}

/** The field of a list whose text Enter, its button or a paste of several adds. */
export function ItemAdder({
  inputRef,
  onAdd,
  onAddMany,
  separator = LINES,
  addsOnBlur = false,
  ...field
}: ItemAdderProps): ReactNode {
  const take = (): void => {
    if (field.value.trim() !== '') onAdd();
  };
  useOnUnmount(() => addsOnBlur && take());
  /** Whether a pointer is pressing the adder: Safari gives the pressed button no focus. */
  const isPressed = useRef(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!addsOnBlur || isPressed.current || currentTarget.contains(relatedTarget)) return;
    // The menu or the explanation that the adder has opened.
    const overlay =
      relatedTarget instanceof Element ? relatedTarget.closest('[role="menu"], [role="dialog"]') : null;
    if (overlay === null || overlay.contains(currentTarget)) take();
  };
  const add = (): void => {
    take();
    inputRef.current?.focus();
  };
  // Enter adds an item and must not submit a surrounding form.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (keyOf(event) !== 'Enter' || event.target !== inputRef.current) return;
    event.preventDefault();
    add();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (inputRef.current === null || event.target !== inputRef.current) return;
    const entries = splitPaste(event, inputRef.current, separator);
    if (entries === null) return;
    event.preventDefault();
    onAddMany(entries);
  };
  return (
    <Root
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onPointerDown={() => {
        isPressed.current = true;
        setTimeout(() => (isPressed.current = false));
      }}
      onBlur={onBlur}
    >
      <TextField {...field} autoComplete="off" inputRef={inputRef} />
      <div>
        <Button icon={<Icon icon={Plus} />} onPress={add}>
          {common('add')}
        </Button>
      </div>
    </Root>
  );
}
