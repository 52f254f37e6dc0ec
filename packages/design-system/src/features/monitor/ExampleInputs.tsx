import { Pencil, Plus, X } from 'lucide-react';
import {
  memo,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { CommandButton } from '../../primitives/CommandButton/CommandButton';
import { EmptyNote } from '../../patterns/EditableList/EditableList';
import { Row } from '../../primitives/Row/Row';
import { Text } from '../../primitives/Text/Text';
import { LINES, splitPaste } from '../../lib/text/splitPaste';
import { InputTypeBadge, type InputType } from './InputTypeBadge/InputTypeBadge';
import { ListMenu } from '../../patterns/ListMenu/ListMenu';
import { useExportActions, type Exported } from '../../patterns/ListMenu/useExportActions';
import { Badge } from '../../primitives/Badge/Badge';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { TextField } from '../../primitives/TextField/TextField';
import { Actions, SubSectionText } from './detailStyles';
import { Adder, Items, Item, TextBlock, Kind, Buttons } from './exampleStyles';

/** An example with its detected type. */
export interface ExampleInput {
  text: string;
  type: InputType;
}

export interface ExampleInputsProps {
  examples: readonly ExampleInput[];
  /** Customers only read them. */
  isReadOnly: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed. */
  error: string | null;
  /** The draft in the field that adds. */
  typed: string;
  onType: (text: string) => void;
  /** The text as typed; the domain decides whether it is added. */
  onAdd: (text: string) => void;
  onEdit: (edit: { index: number; text: string }) => void;
  onRemove: (index: number) => void;
  onSave: () => void;
  onDiscard: () => void;
  /** Opens the dialog that imports examples. */
  onImport: () => void;
  onExport: (exported: Exported) => void;
}

/** An example while it is edited: Enter and blur commit, Escape cancels. */
function Editing({
  start,
  onDone,
}: {
  start: string;
  onDone: (text: string | null, isByKey: boolean) => void;
}): ReactNode {
  const [draft, setDraft] = useState(start);
  const isOver = useRef(false);
  const finish = (result: string | null, isByKey: boolean): void => {
    // Enter and Escape unmount the field, which also blurs it.
    if (isOver.current) return;
    isOver.current = true;
    onDone(result, isByKey);
  };
  return (
    <TextField
      label={`Edit ${start}`}
      isLabelHidden
      value={draft}
      onChange={setDraft}
      onEnter={() => finish(draft, true)}
      onEscape={() => finish(null, true)}
      onBlur={() => finish(draft, false)}
      mono
      autoFocus
      autoComplete="off"
    />
  );
}

/** Example inputs of this monitor (specification 2.9 and 5). */
export const ExampleInputs = memo(function ExampleInputs({
  examples,
  isReadOnly,
  isDirty,
  isSaving,
  error,
  typed,
  onType,
  onAdd,
  onEdit,
  onRemove,
  onSave,
  onDiscard,
  onImport,
  onExport,
}: ExampleInputsProps): ReactNode {
  const [edited, setEdited] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const exports = useExportActions({ shown: examples.length, onExport });
  const menu = useMemo(
    () => [{ id: 'lines', items: [{ id: 'import', label: 'Import…', run: onImport }] }, ...exports],
    [onImport, exports],
  );
  const add = (): void => {
    if (typed.trim() === '') return;
    onAdd(typed);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.target !== input.current) return;
    event.preventDefault();
    add();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (input.current === null || event.target !== input.current) return;
    const entries = splitPaste(event, input.current, LINES);
    if (entries === null) return;
    event.preventDefault();
    for (const entry of entries) onAdd(entry);
  };
  // The next example moves to the removed index and keeps the focus, except at the end.
  const remove = (index: number): void => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove] button');
    if (index === examples.length - 1) (buttons?.[index - 1] ?? input.current)?.focus();
    onRemove(index);
  };

  return (
    <>
      <Row data-gap={4} data-row-gap={2} data-justify="between" data-wraps>
        <div>
          <Text as="h3" data-size="body" data-tone="text" data-bold>
            Example Inputs
          </Text>
          <SubSectionText>
            {isReadOnly ? 'What this monitor takes.' : 'Shows customers what this monitor takes.'}
          </SubSectionText>
        </div>
        {isDirty && <Badge tone="warning">Unsaved changes</Badge>}
        {!isReadOnly && <ListMenu label="Options of the examples" groups={menu} />}
      </Row>
      {error !== null && (
        <Banner tone="danger" title="The examples are not saved" isLive>
          What you typed is still here. Save again to retry.
        </Banner>
      )}
      {!isReadOnly && (
        <Adder onKeyDown={onKeyDown} onPaste={onPaste}>
          <TextField
            label="Add an example"
            value={typed}
            onChange={onType}
            placeholder="https:// or a product ID"
            mono
            autoComplete="off"
            inputRef={input}
          />
          <div>
            <Button icon={<Icon icon={Plus} />} onPress={add}>
              Add
            </Button>
          </div>
        </Adder>
      )}
      {examples.length === 0 ? (
        <EmptyNote>No example inputs yet.</EmptyNote>
      ) : (
        <Items ref={list} aria-label="Example Inputs">
          {examples.map(({ text: example, type }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Examples may be equal; only the index identifies them.
            <Item key={index} data-read-only={isReadOnly || undefined}>
              <TextBlock>
                {edited === index ? (
                  <Editing
                    start={example}
                    onDone={(result, isByKey) => {
                      if (isByKey) {
                        list.current?.querySelectorAll<HTMLElement>('[data-edit] button')[index]?.focus();
                      }
                      setEdited(null);
                      if (result !== null) onEdit({ index, text: result });
                    }}
                  />
                ) : (
                  example
                )}
              </TextBlock>
              <Kind>
                <InputTypeBadge type={type} />
              </Kind>
              {!isReadOnly && (
                <Buttons>
                  <span data-edit="">
                    <IconButton
                      size="small"
                      label={`Edit ${example}`}
                      icon={<Icon icon={Pencil} />}
                      onPress={() => setEdited(index)}
                    />
                  </span>
                  <span data-remove="">
                    <IconButton
                      size="small"
                      label={`Remove ${example}`}
                      icon={<Icon icon={X} />}
                      onPress={() => remove(index)}
                    />
                  </span>
                </Buttons>
              )}
            </Item>
          ))}
        </Items>
      )}
      {!isReadOnly && (isDirty || isSaving) && (
        <Actions>
          <CommandButton command="save" variant="primary" isPending={isSaving} onPress={onSave}>
            Save example inputs
          </CommandButton>
          <Button variant="ghost" isDisabled={isSaving} onPress={onDiscard}>
            Discard
          </Button>
        </Actions>
      )}
    </>
  );
});
