import { Check } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Icon } from '../Icon/Icon';
import { Box, Dot, Empty, List, Name, Row, Spacer } from './multiSelectStyles';
import { OPTION_HEIGHT, optionWindow, scrollToSee } from './optionWindow';
import type { MultiSelectOption } from './types';

/** Height of the list in pixels: seven options. */
const LIST_HEIGHT = 7 * OPTION_HEIGHT;

interface OptionRowProps {
  id: string;
  option: MultiSelectOption;
  place: number;
  count: number;
  isSelected: boolean;
  isActive: boolean;
  onToggle: (id: string) => void;
}

const OptionRow = memo(function OptionRow({
  id,
  option,
  place,
  count,
  isSelected,
  isActive,
  onToggle,
}: OptionRowProps): ReactNode {
  return (
    <Row
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={place + 1}
      data-active={isActive || undefined}
      style={{ '--top': `${place * OPTION_HEIGHT}px` } as CSSProperties}
      // The search keeps the focus, so that typing goes on after a click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onToggle(option.id)}
    >
      <Box aria-hidden="true">{isSelected && <Icon icon={Check} />}</Box>
      {option.avatar !== undefined && (
        <Avatar src={option.avatar ?? undefined} name={option.label} size={24} />
      )}
      {option.color !== undefined && <Dot style={{ background: option.color }} />}
      <Name>{option.label}</Name>
    </Row>
  );
});

export interface OptionListProps {
  id: string;
  label: string;
  options: readonly MultiSelectOption[];
  selectedIds: ReadonlySet<string>;
  /** Index of the option that the arrows are at. */
  active: number;
  emptyText: string;
  isDisabled: boolean;
  onToggle: (id: string) => void;
}

/** The options of a MultiSelect: only those that are seen are drawn. */
export function OptionList({
  id,
  label,
  options,
  selectedIds,
  active,
  emptyText,
  isDisabled,
  onToggle,
}: OptionListProps): ReactNode {
  const listRef = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const { start, end } = optionWindow(scrollTop, LIST_HEIGHT, options.length);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (list === null || active < 0) return;
    const next = scrollToSee(active, list.scrollTop, list.clientHeight);
    if (next !== null) list.scrollTop = next;
  }, [active]);

  return (
    <List
      ref={listRef}
      id={id}
      // A list without options is none: then it is the sentence that says so.
      role={options.length === 0 ? 'status' : 'listbox'}
      aria-label={options.length === 0 ? undefined : label}
      aria-multiselectable={options.length === 0 ? undefined : true}
      aria-disabled={isDisabled || undefined}
      style={{ '--height': `${LIST_HEIGHT}px` } as CSSProperties}
      onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
    >
      {options.length === 0 ? (
        <Empty>{emptyText}</Empty>
      ) : (
        <Spacer role="presentation" style={{ height: options.length * OPTION_HEIGHT }}>
          {options.slice(start, end).map((option, offset) => (
            <OptionRow
              key={option.id}
              id={`${id}-${start + offset}`}
              option={option}
              place={start + offset}
              count={options.length}
              isSelected={selectedIds.has(option.id)}
              isActive={start + offset === active}
              onToggle={onToggle}
            />
          ))}
        </Spacer>
      )}
    </List>
  );
}
