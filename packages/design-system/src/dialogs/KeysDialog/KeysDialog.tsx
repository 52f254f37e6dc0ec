import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Switch } from '../../primitives/Switch/Switch';
import { color, radius, space, text } from '../../tokens';
import { KeysRow, type KeysItem, type PressedKey } from './KeysRow';

export type { KeysItem, PressedKey };

/** The acts of one kind. */
export interface KeysGroup {
  name: string;
  items: readonly KeysItem[];
}

export interface KeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly KeysGroup[];
  areSingleKeysOn: boolean;
  onSingleKeysChange: (areOn: boolean) => void;
  /** The act that gets new keys, with the strokes so far: `['G']`. */
  recording: { id: string; strokes: readonly string[] } | null;
  /** Why an act did not get its keys. */
  problem: { id: string; text: string } | null;
  onRecord: (id: string) => void;
  onKeyPress: (key: PressedKey) => void;
  onCancel: () => void;
  onReset: (id: string) => void;
  onResetAll: () => void;
}

const Options = styled.div`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Group = styled.section`
  margin-top: ${space[5]};
`;

const Heading = styled.h3`
  ${text.body}
  margin-bottom: ${space[1]};
  font-weight: 600;
`;

/** Every act that has keys, with what works on this page first; each can get other keys. */
export function KeysDialog({
  isOpen,
  onClose,
  groups,
  areSingleKeysOn,
  onSingleKeysChange,
  recording,
  problem,
  onRecord,
  onKeyPress,
  onCancel,
  onReset,
  onResetAll,
}: KeysDialogProps): ReactNode {
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const isChanged = !areSingleKeysOn || groups.some(({ items }) => items.some((item) => item.isChanged));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Keyboard shortcuts"
      description="What works on this page comes first. Plain keys wait while you type."
      footer={
        <>
          <Button
            variant="ghost"
            isDisabled={!isChanged}
            onPress={() => {
              // This button is disabled then.
              close.current?.focus();
              onResetAll();
            }}
          >
            Reset all
          </Button>
          <Button ref={close} onPress={() => onClose()}>
            Close
          </Button>
        </>
      }
    >
      <Options>
        <Switch
          label="Single-key shortcuts"
          description="Shortcuts without Ctrl or ⌘. Turn them off if you dictate, or press keys by accident."
          isSelected={areSingleKeysOn}
          onChange={onSingleKeysChange}
        />
      </Options>
      {groups.map(({ name, items }, index) => (
        <Group key={name} aria-labelledby={`${id}-${index}`}>
          <Heading id={`${id}-${index}`}>{name}</Heading>
          <ul>
            {items.map((item) => (
              <KeysRow
                key={item.id}
                item={item}
                strokes={recording?.id === item.id ? recording.strokes : null}
                problem={problem?.id === item.id ? problem.text : undefined}
                onRecord={onRecord}
                onKeyPress={onKeyPress}
                onCancel={onCancel}
                onReset={onReset}
              />
            ))}
          </ul>
        </Group>
      ))}
    </Dialog>
  );
}
