import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Checkbox, Icon, IconButton, Row, Text, TextArea, TextField } from '../../../primitives';
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

/** One field of an embed. `id` is local, a stable key while fields are edited. */
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
}

/** The fields of an embed: name, value and whether it is inline. */
export function UpdateFields({ fields, limits, onAdd, onChange, onRemove }: UpdateFieldsProps): ReactNode {
  const removeButtons = useRef<(HTMLButtonElement | null)[]>([]);
  const addButton = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  // After the render with the new field. Not its first input, where a second Enter would ask to send the update.
  useEffect(() => {
    if (isAdding.current) last.current?.focus();
    isAdding.current = false;
  });
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
      <TextArea
        label={t('value')}
        rows={2}
        value={field.value}
        onChange={(value) => onChange({ id: field.id, change: { value } })}
        counter={{ limit: limits.fieldValue }}
      />
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
    </>
  );
}
