import { Pencil, RotateCcw } from 'lucide-react';
import { Fragment, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Kbd } from '../../primitives/Kbd/Kbd';
import { color, focusRing, media, radius, space, text } from '../../tokens';

/** An act and its keys. */
export interface KeysItem {
  id: string;
  label: string;
  /** One stroke, or the two of a sequence: `['Ctrl K']`, `['G', 'S']`. */
  strokes: readonly string[];
  /** Why it does nothing here: “No list on this page”. */
  reason?: string | undefined;
  isChanged?: boolean | undefined;
  /** The keys cannot be changed. */
  isFixed?: boolean | undefined;
}

/** One key as a keyboard event reports it. */
export interface PressedKey {
  key: string;
  code: string;
  ctrl: boolean;
  meta: boolean;
  alt: boolean;
  shift: boolean;
}

export interface KeysRowProps {
  item: KeysItem;
  /** The strokes so far while new keys are recorded; otherwise null. */
  strokes: readonly string[] | null;
  problem: string | undefined;
  onRecord: (id: string) => void;
  onKeyPress: (key: PressedKey) => void;
  onCancel: () => void;
  onReset: (id: string) => void;
}

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-height: 44px;
  padding-block: ${space[1]};
  border-bottom: 1px solid ${color.border};
`;

const Name = styled.div`
  flex: 1;
  min-width: 0;

  [data-off] > & {
    color: ${color.muted};
  }
  > span {
    display: block;
    ${text.caption}
    color: ${color.muted};
  }
`;

const Keys = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  ${text.caption}
  color: ${color.muted};
`;

/** As wide as both buttons, so that the keys of all rows end in one line. */
const Actions = styled.span`
  display: inline-flex;
  justify-content: flex-end;
  width: 60px;

  ${media.phone} {
    width: 88px;
  }
`;

const Recorder = styled.input`
  width: 148px;
  height: 32px;
  padding-inline: ${space[2]};
  border: 1px solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  ${text.body}
  text-align: center;
  outline: none;

  &::placeholder {
    color: ${color.muted};
  }
  &:focus-visible {
    ${focusRing}
  }
`;

const Note = styled.p`
  flex: 1 0 100%;
  ${text.caption}
  color: ${color.muted};

  &[role='alert'] {
    color: ${color.danger};
  }
`;

/** One act of KeysDialog: its keys, and a field that records new ones. */
export function KeysRow({
  item,
  strokes,
  problem,
  onRecord,
  onKeyPress,
  onCancel,
  onReset,
}: KeysRowProps): ReactNode {
  const { id, label, reason, isChanged = false, isFixed = false } = item;
  const noteId = useId();
  const change = useRef<HTMLButtonElement>(null);
  const isRecording = strokes !== null;
  const hasRecorded = useRef(false);
  // The field is unmounted while focused.
  useLayoutEffect(() => {
    if (hasRecorded.current && !isRecording && document.activeElement === document.body)
      change.current?.focus();
    hasRecorded.current = isRecording;
  }, [isRecording]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // Tab leaves the field, which cancels.
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const { key, code, ctrlKey: ctrl, metaKey: meta, altKey: alt, shiftKey: shift } = event;
    if (!event.repeat) onKeyPress({ key, code, ctrl, meta, alt, shift });
  };

  return (
    <Root data-off={reason === undefined ? undefined : ''}>
      <Name>
        {label}
        {reason !== undefined && <span>{reason}</span>}
      </Name>
      {isRecording ? (
        <Recorder
          readOnly
          autoFocus
          aria-label={`New keys for ${label}`}
          aria-describedby={noteId}
          placeholder="Press keys"
          value={strokes.join(' then ')}
          onKeyDown={onKeyDown}
          onBlur={onCancel}
        />
      ) : (
        <>
          <Keys>
            {item.strokes.map((stroke, index) => (
              <Fragment key={stroke + String(index)}>
                {index > 0 && 'then'}
                {stroke.split(' ').map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </Fragment>
            ))}
          </Keys>
          <Actions>
            {isChanged && (
              <IconButton
                label={`Reset keys of ${label}`}
                size="small"
                icon={<Icon icon={RotateCcw} />}
                onPress={() => {
                  // This button disappears.
                  change.current?.focus();
                  onReset(id);
                }}
              />
            )}
            {!isFixed && (
              <IconButton
                ref={change}
                label={`Change keys of ${label}`}
                size="small"
                icon={<Icon icon={Pencil} />}
                onPress={() => onRecord(id)}
              />
            )}
          </Actions>
        </>
      )}
      {(isRecording || problem !== undefined) && (
        <Note id={noteId} role={problem === undefined ? undefined : 'alert'}>
          {problem ?? 'One key, or two one after the other. Enter ends, Escape cancels.'}
        </Note>
      )}
    </Root>
  );
}
