import { TriangleAlert, X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ItemAdder, type ItemAdderProps } from './ItemAdder';
import { Avatar, Icon, IconButton, Stack } from '../../primitives';
import { color, fontFamily, media, radius, space, text } from '../../tokens';
import { breakable } from '../../lib/text/breakable';
import { t } from './text.en';

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
`;

const Entry = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
    min-width: 0;
  }
  /* Beside a name. */
  span + span {
    color: ${color.muted};
  }
  [data-mono] {
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

export interface EditableListProps extends Pick<
  ItemAdderProps,
  'label' | 'description' | 'help' | 'name' | 'placeholder' | 'separator' | 'mono' | 'suffix'
> {
  items: readonly string[];
  /** The text as typed. The caller decides whether to add it; the input is cleared either way. */
  onAdd: (text: string) => void;
  /** Several pasted texts, trimmed; the input is cleared. */
  onAddMany: (texts: readonly string[]) => void;
  onRemove: (item: string) => void;
  /** What an item is called, before it. */
  nameOf?: ((item: string) => string | undefined) | undefined;
  /** The URL of the icon of an item that has a name; initials without one. */
  iconOf?: ((item: string) => string | undefined) | undefined;
  /** What the typed text would add, in place of the description. */
  hintFor?: ((text: string) => string | undefined) | undefined;
  /** A warning for an item that blocks nothing. */
  warningFor?: ((item: string) => string | undefined) | undefined;
  /** How many there are, in words: “2 servers”. */
  countText: (count: number) => string;
  /** Shown while the list is empty. */
  emptyText?: string | undefined;
}

/** A list of texts: an input adds items, and each item has a button that removes it. */
export function EditableList({
  items,
  onAdd,
  onAddMany,
  onRemove,
  nameOf,
  iconOf,
  hintFor,
  warningFor,
  countText,
  emptyText = t('empty'),
  ...adder
}: EditableListProps): ReactNode {
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const countId = useId();

  // The focused button is about to be removed, so the focus moves to its neighbor, or to the input.
  const remove = (item: string, index: number): void => {
    const neighbor = buttons.current[index + 1] ?? buttons.current[index - 1] ?? input.current;
    neighbor?.focus();
    onRemove(item);
  };

  return (
    <Stack>
      <ItemAdder
        {...adder}
        description={hintFor?.(draft) ?? adder.description}
        value={draft}
        onChange={setDraft}
        inputRef={input}
        addsOnBlur
        onAdd={() => {
          onAdd(draft);
          setDraft('');
        }}
        onAddMany={(texts) => {
          onAddMany(texts);
          setDraft('');
        }}
      />
      {items.length === 0 ? (
        <EmptyNote data-value="">{emptyText}</EmptyNote>
      ) : (
        <Items aria-labelledby={countId}>
          {items.map((item, index) => {
            const warning = warningFor?.(item);
            const name = nameOf?.(item);
            return (
              <Item key={item}>
                <TextBlock>
                  <Entry data-secret translate="no">
                    {name !== undefined && iconOf !== undefined && (
                      <Avatar src={iconOf(item)} name={name} size={20} shape="rounded" />
                    )}
                    <div>
                      {name !== undefined && <span>{name}</span>}
                      <span data-mono={adder.mono || undefined}>{breakable(item)}</span>
                    </div>
                  </Entry>
                  {warning !== undefined && (
                    <Warning>
                      <Icon icon={TriangleAlert} />
                      <span>{warning}</span>
                    </Warning>
                  )}
                </TextBlock>
                <IconButton
                  ref={(button) => {
                    buttons.current[index] = button;
                  }}
                  label={t('removeItem', { item: name === undefined ? item : `${name} (${item})` })}
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
        {items.length === 0 ? '' : countText(items.length)}
      </Count>
    </Stack>
  );
}
