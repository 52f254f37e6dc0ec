import { Pencil, X } from 'lucide-react';
import { memo, useRef, useState, type ReactNode } from 'react';
import { useOnUnmount } from '../../lib/react/useOnUnmount';
import { ItemAdder } from '../../patterns/EditableList/ItemAdder';
import {
  Badge,
  Banner,
  Button,
  CommandButton,
  Icon,
  IconButton,
  Row,
  Text,
  TextField,
} from '../../primitives';
import { EmptyNote } from '../../patterns/EditableList/EditableList';
import { InputTypeBadge, type InputType } from './InputTypeBadge/InputTypeBadge';
import { Actions, SubSectionText } from './detailStyles';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { useLocale } from '../../lib/react/useLocale';
import styled from 'styled-components';
import { color, fontFamily, radius, space, text } from '../../tokens';
import { breakable } from '../../lib/text/breakable';

const Items = styled.ul`
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

/** A long example has a line above its type and its buttons. */
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: 44px;
  padding-block: ${space[1]};
  padding-inline: ${space[3]} ${space[1]};

  & + & {
    border-top: 1px solid ${color.border};
  }
  &[data-read-only] {
    padding-inline-end: ${space[3]};
  }
`;

const TextBlock = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  max-width: 100%;
  padding-block: ${space[1]};
  ${text.small}
  font-family: ${fontFamily.mono};
  font-variant-ligatures: none;
  overflow-wrap: anywhere;

  &:has(input) {
    flex-basis: 100%;
  }
`;

const Kind = styled.span`
  display: inline-flex;
`;

const Buttons = styled.span`
  display: inline-flex;
  margin-inline-start: auto;
`;

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
  useOnUnmount(() => draft !== start && finish(draft, false));
  return (
    <TextField
      label={t('editNamed', { name: start })}
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
}: ExampleInputsProps): ReactNode {
  useLocale();
  const [edited, setEdited] = useState<number | null>(null);
  const buttons = useRef<{ edit: HTMLButtonElement | null; remove: HTMLButtonElement | null }[]>([]);
  const buttonsOf = (index: number): (typeof buttons.current)[number] =>
    (buttons.current[index] ??= { edit: null, remove: null });
  const input = useRef<HTMLInputElement>(null);

  // The next example moves to the removed index and keeps the focus, except at the end.
  const remove = (index: number): void => {
    if (index === examples.length - 1) (buttons.current[index - 1]?.remove ?? input.current)?.focus();
    onRemove(index);
  };

  return (
    <>
      <Row data-gap={4} data-row-gap={2} data-justify="between" data-wraps>
        <div>
          <Text as="h3" data-size="body" data-tone="text" data-bold>
            {t('examplesHeading')}
          </Text>
          <SubSectionText>{isReadOnly ? t('examplesReadOnly') : t('examplesText')}</SubSectionText>
        </div>
        {isDirty && <Badge tone="warning">{t('unsavedChanges')}</Badge>}
      </Row>
      {error !== null && (
        <Banner tone="danger" title={t('examplesFailed')} isLive>
          {t('examplesFailedText')}
        </Banner>
      )}
      {!isReadOnly && (
        <ItemAdder
          label={t('addExample')}
          value={typed}
          onChange={onType}
          placeholder={t('examplePlaceholder')}
          mono
          inputRef={input}
          onAdd={() => onAdd(typed)}
          onAddMany={(entries) => {
            for (const entry of entries) onAdd(entry);
          }}
        />
      )}
      {examples.length === 0 ? (
        <EmptyNote>{t('noExamples')}</EmptyNote>
      ) : (
        <Items aria-label={t('examplesHeading')}>
          {examples.map(({ text: example, type }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Examples may be equal; only the index identifies them.
            <Item key={index} data-read-only={isReadOnly || undefined}>
              <TextBlock data-secret translate="no">
                {edited === index ? (
                  <Editing
                    start={example}
                    onDone={(result, isByKey) => {
                      if (isByKey) buttons.current[index]?.edit?.focus();
                      setEdited(null);
                      if (result !== null) onEdit({ index, text: result });
                    }}
                  />
                ) : (
                  breakable(example)
                )}
              </TextBlock>
              <Kind>
                <InputTypeBadge type={type} />
              </Kind>
              {!isReadOnly && (
                <Buttons>
                  <IconButton
                    ref={(button) => {
                      buttonsOf(index).edit = button;
                    }}
                    size="small"
                    label={t('editNamed', { name: example })}
                    icon={<Icon icon={Pencil} />}
                    onPress={() => setEdited(index)}
                  />
                  <IconButton
                    ref={(button) => {
                      buttonsOf(index).remove = button;
                    }}
                    size="small"
                    label={t('removeNamed', { name: example })}
                    icon={<Icon icon={X} />}
                    onPress={() => remove(index)}
                  />
                </Buttons>
              )}
            </Item>
          ))}
        </Items>
      )}
      {!isReadOnly && (isDirty || isSaving) && (
        <Actions>
          <CommandButton command="save" variant="primary" isPending={isSaving} onPress={onSave}>
            {t('saveExamples')}
          </CommandButton>
          <Button variant="ghost" isDisabled={isSaving} onPress={onDiscard}>
            {common('discard')}
          </Button>
        </Actions>
      )}
    </>
  );
});
