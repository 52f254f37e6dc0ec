import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useOnUnmount } from '../../lib/react/useOnUnmount';
import { VisuallyHidden } from '../../primitives';
import TooltipBubble from '../../primitives/Tooltip/TooltipBubble';
import { color, media, radius, space } from '../../tokens';
import type { CellEdit } from './types';
import { keyOf } from '../../lib/keyOf';

/** Where the focus goes when a cell is no longer edited; `elsewhere` where the user put it. */
export type EditEnd = 'cell' | 'next' | 'previous' | 'elsewhere';

export interface CellEditorProps {
  label: string;
  /** The text to edit. */
  value: string;
  inputMode: CellEdit<unknown>['inputMode'];
  /** That of the first render, which has the row as the person sees it, is called. */
  onCommit: (text: string) => void;
  /** What is wrong with a text; null when nothing is. */
  validate: (text: string) => string | null;
  /** Returns whether the focus was moved: otherwise Tab goes on as usual. */
  onEnd: (end: EditEnd) => boolean;
}

const Field = styled.input`
  width: calc(100% + ${space[4]});
  height: calc(100% - ${space[2]});
  margin-inline: -${space[2]};
  padding: 0 calc(${space[2]} - 1px);
  border: 1px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.field};
  color: ${color.text};
  font: inherit;
  text-align: inherit;

  &:focus-visible {
    outline: 1px solid ${color.accent};
    outline-offset: 0;
  }
  &[aria-invalid] {
    border-color: ${color.danger};
    outline-color: ${color.danger};
  }
  ${media.touch} {
    font-size: 16px;
  }
`;

/**
 * The field of the one cell that is being edited. Enter, Tab and leaving it save; Escape restores. Loaded with
 * the first edit.
 */
export default function CellEditor({
  label,
  value,
  inputMode,
  onCommit: onFirstCommit,
  validate,
  onEnd,
}: CellEditorProps): ReactNode {
  const [initial] = useState(value);
  const [onCommit] = useState(() => onFirstCommit);
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  const errorId = useId();

  useLayoutEffect(() => {
    input.current?.scrollIntoView({ block: 'nearest' });
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);

  const errorOf = (): string | null => (text === initial ? null : validate(text));

  useOnUnmount(() => {
    if (!hasEnded.current && text !== initial && errorOf() === null) onCommit(text);
  });

  /** Saves the text unless it has an error, which keeps the field open. */
  const save = (): boolean => {
    if (hasEnded.current) return true;
    const found = errorOf();
    setError(found);
    if (found !== null) return false;
    hasEnded.current = true;
    if (text !== initial) onCommit(text);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const key = keyOf(event);
    if (key === 'Escape') {
      hasEnded.current = true;
      onEnd('cell');
    } else if (key === 'Enter') {
      event.preventDefault();
      if (save()) onEnd('cell');
    } else if (key === 'Tab') {
      if (!save() || onEnd(event.shiftKey ? 'previous' : 'next')) event.preventDefault();
    } else return;
    // Neither the row nor a dialog around the table takes these keys.
    event.stopPropagation();
  };

  return (
    <>
      <Field
        ref={input}
        aria-label={label}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : errorId}
        inputMode={inputMode}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (!hasEnded.current && save()) onEnd('elsewhere');
        }}
      />
      {error !== null && (
        <>
          <VisuallyHidden id={errorId}>
            <span role="alert">{error}</span>
          </VisuallyHidden>
          <TooltipBubble triggerRef={input} placement="bottom" content={error} />
        </>
      )}
    </>
  );
}
