import { ArrowDown, ArrowUp, Plus, TextCursorInput, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createLazyComponent, Lazy } from '../../../loading/lazy';
import type { InsertDialogProps } from './InsertDialog';
import styled from 'styled-components';
import { Button, Checkbox, Icon, IconButton, Row, Text, TextField } from '../../../primitives';
import { color, radius, space } from '../../../tokens';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

const Item = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
`;

/** One field of an embed. `id` is local, a stable key while fields are edited and moved. */
export interface UpdateFieldValues {
  id: number;
  name: string;
  value: string;
  inline: boolean;
}

export interface UpdateFieldsProps {
  fields: readonly UpdateFieldValues[];
  /** Discord's limits for a field's name and value, in characters. */
  limits: { fieldName: number; fieldValue: number };
  onAdd: () => void;
  onChange: (edit: { id: number; change: Partial<Omit<UpdateFieldValues, 'id'>> }) => void;
  onRemove: (id: number) => void;
  /** `to` is an index from 0. */
  onMove: (move: { id: number; to: number }) => void;
}

const insertDialog = createLazyComponent<InsertDialogProps>(() => import('./InsertDialog'));

/** Where a code is inserted: a field, and the place of the caret in its value. */
interface Caret {
  readonly id: number;
  readonly at: number;
}

/** The fields of an embed: name, value and whether it is inline. */
export function UpdateFields({
  fields,
  limits,
  onAdd,
  onChange,
  onRemove,
  onMove,
}: UpdateFieldsProps): ReactNode {
  const removeButtons = useRef<(HTMLButtonElement | null)[]>([]);
  const addButton = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  // After the render with the new field. Not its first input, where a second Enter would send the update.
  useEffect(() => {
    if (isAdding.current) last.current?.focus();
    isAdding.current = false;
  });
  const caret = useRef<Caret | null>(null);
  const [target, setTarget] = useState<Caret | null>(null);
  const position = fields.findIndex(({ id }) => id === target?.id) + 1;
  const insert = (code: string): void => {
    const field = fields[position - 1];
    setTarget(null);
    if (target === null || field === undefined) return;
    const { value, id } = field;
    onChange({ id, change: { value: `${value.slice(0, target.at)}${code}${value.slice(target.at)}` } });
    caret.current = { id, at: target.at + code.length };
  };
  const items = fields.map((field, index) => (
    <Item
      key={field.id}
      ref={index === fields.length - 1 ? last : undefined}
      tabIndex={-1}
      role="group"
      aria-label={t('field', { position: index + 1 })}
    >
      <Row data-gap={1}>
        <Text as="span" data-size="label" data-grows>
          {t('field', { position: index + 1 })}
        </Text>
        <IconButton
          label={t('moveUp', { position: index + 1 })}
          icon={<Icon icon={ArrowUp} />}
          variant="ghost"
          size="small"
          isDisabled={index === 0}
          onPress={() => onMove({ id: field.id, to: index - 1 })}
        />
        <IconButton
          label={t('moveDown', { position: index + 1 })}
          icon={<Icon icon={ArrowDown} />}
          variant="ghost"
          size="small"
          isDisabled={index === fields.length - 1}
          onPress={() => onMove({ id: field.id, to: index + 1 })}
        />
        <IconButton
          label={t('insertInto', { position: index + 1 })}
          icon={<Icon icon={TextCursorInput} />}
          variant="ghost"
          size="small"
          onPress={() => {
            const kept = caret.current?.id === field.id ? caret.current.at : field.value.length;
            setTarget({ id: field.id, at: Math.min(kept, field.value.length) });
          }}
        />
        <IconButton
          label={t('removeField', { position: index + 1 })}
          icon={<Icon icon={Trash2} />}
          variant="ghost"
          size="small"
          ref={(button) => {
            removeButtons.current[index] = button;
          }}
          onPress={() => {
            // The pressed button goes with its field, so the focus moves to a neighbor's.
            const buttons = removeButtons.current;
            (buttons[index + 1] ?? buttons[index - 1] ?? addButton.current)?.focus();
            onRemove(field.id);
          }}
        />
      </Row>
      <TextField
        label={common('name')}
        value={field.name}
        onChange={(name) => onChange({ id: field.id, change: { name } })}
        counter={{ limit: limits.fieldName }}
      />
      <div
        onBlur={({ target: input }) => {
          if (input instanceof HTMLInputElement) {
            caret.current = { id: field.id, at: input.selectionStart ?? field.value.length };
          }
        }}
      >
        <TextField
          label={t('value')}
          value={field.value}
          onChange={(value) => onChange({ id: field.id, change: { value } })}
          counter={{ limit: limits.fieldValue }}
        />
      </div>
      <Checkbox
        label={t('inline')}
        isSelected={field.inline}
        onChange={(inline) => onChange({ id: field.id, change: { inline } })}
      />
    </Item>
  ));
  return (
    <>
      {items}
      <Button
        icon={<Icon icon={Plus} />}
        ref={addButton}
        onPress={() => {
          isAdding.current = true;
          onAdd();
        }}
      >
        {t('addField')}
      </Button>
      {target !== null && position > 0 && (
        <Lazy
          component={insertDialog}
          props={{
            title: t('insertInto', { position }),
            onInsert: insert,
            onClose: () => setTarget(null),
          }}
        />
      )}
    </>
  );
}
