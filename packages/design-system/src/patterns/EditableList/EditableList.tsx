import { Plus, TriangleAlert, X } from 'lucide-react';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack';
import { useCounts } from '../../lib/format/formatCount';
import { LINES, splitPaste } from '../../lib/text/splitPaste';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import type { HelpTopic } from '../../primitives/InfoButton/types';
import { TextField } from '../../primitives/TextField/TextField';
import { color, fontFamily, media, radius, space, text } from '../../tokens';

const Adder = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
`;

/** Aligns the button with the input, below the label's line (20 px) and its gap (6 px). */
const AddRow = styled.div`
  padding-top: 26px;
`;

const Items = styled.ul`
  max-height: 264px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};

  ${media.phone} {
    max-height: 312px;
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 40px;
  padding-block: ${space[1]};
  padding-inline: ${space[3]} ${space[1]};

  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const TextBlock = styled.div`
  flex: 1;
  min-width: 0;
  ${text.small}
  overflow-wrap: anywhere;

  &[data-mono] > :first-child {
    font-family: ${fontFamily.mono};
    font-variant-ligatures: none;
  }
`;

const Warning = styled.p`
  display: flex;
  gap: 6px;
  color: ${color.warning};
  ${text.caption}
  padding-bottom: 2px;
`;

/** Instead of the items of a list without any. */
export const EmptyNote = styled.p`
  padding: ${space[3]};
  border: 1px dashed ${color.border};
  border-radius: ${radius.control};
  color: ${color.muted};
  ${text.small}
  text-align: center;
`;

const Count = styled.p`
  color: ${color.muted};
  ${text.caption}
  font-variant-numeric: tabular-nums;

  /* Stays in the DOM as a live region, without taking a row. */
  &:empty {
    position: absolute;
  }
`;

export interface EditableListProps {
  /** Label of the input; also names the list. */
  label: string;
  description?: string | undefined;
  /** Explains the input on demand. */
  help?: HelpTopic | undefined;
  items: readonly string[];
  /** The text as typed. The caller decides whether to add it; the input is cleared either way. */
  onAdd: (text: string) => void;
  /** Several pasted texts, trimmed; the input is cleared. */
  onAddMany: (texts: readonly string[]) => void;
  /** Separates pasted texts; line breaks by default. */
  separator?: RegExp | undefined;
  onRemove: (item: string) => void;
  /** A warning for an item that blocks nothing. */
  warningFor?: ((item: string) => string | undefined) | undefined;
  placeholder?: string | undefined;
  /** What is counted: `['server', 'servers']`. */
  noun?: readonly [one: string, many: string] | undefined;
  /** Shown while the list is empty. */
  emptyText?: string | undefined;
  /** Blur adds the typed text: in a form, which would not submit it otherwise. */
  addsOnBlur?: boolean | undefined;
  /** Monospaced, for IDs and links. */
  mono?: boolean | undefined;
}

const defaultNoun = ['item', 'items'] as const;

/** A list of texts: an input adds items, and each item has a button that removes it. */
export function EditableList({
  label,
  description,
  help,
  items,
  onAdd,
  onAddMany,
  separator = LINES,
  onRemove,
  warningFor,
  placeholder,
  noun = defaultNoun,
  emptyText = 'Nothing added yet.',
  addsOnBlur = false,
  mono = false,
}: EditableListProps): ReactNode {
  const { countOf } = useCounts();
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const countId = useId();

  const take = (): void => {
    if (draft.trim() === '') return;
    onAdd(draft);
    setDraft('');
  };
  const add = (): void => {
    take();
    input.current?.focus();
  };

  // Enter adds an item and must not submit a surrounding form.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.target !== input.current) return;
    event.preventDefault();
    add();
  };

  const onPaste = (event: ClipboardEvent): void => {
    if (input.current === null || event.target !== input.current) return;
    const entries = splitPaste(event, input.current, separator);
    if (entries === null) return;
    event.preventDefault();
    onAddMany(entries);
    setDraft('');
  };

  // The focused button is about to be removed, so the focus moves to its neighbor, or to the input.
  const remove = (item: string, index: number): void => {
    const buttons = list.current?.querySelectorAll('button');
    const neighbor = buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current;
    neighbor?.focus();
    onRemove(item);
  };

  return (
    <Stack>
      <Adder
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={(event) => {
          if (addsOnBlur && !event.currentTarget.contains(event.relatedTarget)) take();
        }}
      >
        <TextField
          label={label}
          description={description}
          help={help}
          placeholder={placeholder}
          value={draft}
          onChange={setDraft}
          mono={mono}
          autoComplete="off"
          inputRef={input}
        />
        <AddRow>
          <Button icon={<Icon icon={Plus} />} onPress={add}>
            Add
          </Button>
        </AddRow>
      </Adder>
      {items.length === 0 ? (
        <EmptyNote>{emptyText}</EmptyNote>
      ) : (
        <Items ref={list} aria-labelledby={countId}>
          {items.map((item, index) => {
            const warning = warningFor?.(item);
            return (
              <Item key={item}>
                <TextBlock data-mono={mono || undefined}>
                  <div>{item}</div>
                  {warning !== undefined && (
                    <Warning>
                      <Icon icon={TriangleAlert} />
                      {warning}
                    </Warning>
                  )}
                </TextBlock>
                <IconButton
                  label={`Remove ${item}`}
                  icon={<Icon icon={X} />}
                  size="small"
                  onPress={() => remove(item, index)}
                />
              </Item>
            );
          })}
        </Items>
      )}
      <Count id={countId} role="status">
        {items.length === 0 ? '' : countOf(items.length, ...noun)}
      </Count>
    </Stack>
  );
}
