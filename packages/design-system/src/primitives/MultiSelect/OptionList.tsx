import { Check } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRowRecycler } from '../../internal/rowRecycler';
import { useSettledKeys } from '../../internal/useSettledKeys';
import { useScrollIntent } from '../../internal/useScrollIntent';
import { useKeepLastRows } from '../../internal/useKeepLastRows';
import { Avatar } from '../Avatar/Avatar';
import { Icon } from '../Icon/Icon';
import { Empty, List, Spacer } from './multiSelectStyles';
import { OPTION_HEIGHT, optionWindow, scrollToSee } from './optionWindow';
import type { MultiSelectOption } from './types';

/** The search keeps the focus: no option has it. */
const noneHeld: ReadonlySet<string> = new Set();

/** Height of the list in pixels: seven options. */
const LIST_HEIGHT = 7 * OPTION_HEIGHT;

interface OptionRowProps {
  id: string;
  option: MultiSelectOption;
  place: number;
  count: number;
  isSelected: boolean;
  isActive: boolean;
  /** Its picture is shown, and not only its letters. */
  hasImage: boolean;
}

const OptionRow = memo(function OptionRow({
  id,
  option,
  place,
  count,
  isSelected,
  isActive,
  hasImage,
}: OptionRowProps): ReactNode {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={place + 1}
      data-active={isActive || undefined}
      style={{ '--top': `${place * OPTION_HEIGHT}px` } as CSSProperties}
      // Never by Tab: the search keeps the focus, and names the option that the arrows are at.
      tabIndex={-1}
    >
      <span data-box="" aria-hidden="true">
        {isSelected && <Icon icon={Check} />}
      </span>
      {option.avatar !== undefined && (
        <Avatar src={hasImage ? option.avatar : undefined} name={option.label} size={24} />
      )}
      {option.color !== undefined && <span data-dot="" style={{ background: option.color }} />}
      <span data-name="">{option.label}</span>
    </div>
  );
});

export interface OptionListProps {
  id: string;
  label: string;
  options: readonly MultiSelectOption[];
  /** What they were found by: another search is shown from its first option. */
  query: string;
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
  query,
  selectedIds,
  active,
  emptyText,
  isDisabled,
  onToggle,
}: OptionListProps): ReactNode {
  const listRef = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    setScrollTop(0);
  }
  const isScrolling = useScrollIntent(listRef, options);
  const { start, end } = optionWindow(scrollTop, LIST_HEIGHT, options.length, isScrolling);
  const drawn = options.slice(start, end);
  const keys = drawn.map((option) => option.id);
  const [slotsOf] = useState(createRowRecycler);
  const slots = slotsOf(options, keys, noneHeld);
  const calm = useSettledKeys(keys);
  const isEmpty = options.length === 0;
  const shown = useKeepLastRows(
    drawn.map((option, offset) => (
      <OptionRow
        key={slots[offset]}
        id={`${id}-${start + offset}`}
        option={option}
        place={start + offset}
        count={options.length}
        isSelected={selectedIds.has(option.id)}
        isActive={start + offset === active}
        hasImage={calm.has(option.id)}
      />
    )),
    isEmpty,
    listRef,
  );

  const shownQuery = useRef(query);
  useLayoutEffect(() => {
    if (shownQuery.current === query) return;
    shownQuery.current = query;
    if (listRef.current !== null) listRef.current.scrollTop = 0;
  }, [query]);
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
      role={isEmpty ? 'status' : 'listbox'}
      aria-label={isEmpty ? undefined : label}
      aria-multiselectable={isEmpty ? undefined : true}
      aria-disabled={isDisabled || undefined}
      style={{ '--height': `${LIST_HEIGHT}px` } as CSSProperties}
      // The search keeps the focus, so that typing goes on after a click.
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) event.preventDefault();
      }}
      // In the same frame: a render that is put off would show a stretch without options.
      onScroll={({ currentTarget }) => flushSync(() => setScrollTop(currentTarget.scrollTop))}
    >
      {isEmpty && <Empty>{emptyText}</Empty>}
      <Spacer
        role="presentation"
        hidden={isEmpty}
        style={{ height: options.length * OPTION_HEIGHT }}
        onClick={({ target }) => {
          const row = target instanceof Element ? target.closest('[role="option"]') : null;
          const option = options[Number(row?.getAttribute('aria-posinset')) - 1];
          if (option !== undefined) onToggle(option.id);
        }}
      >
        {shown}
      </Spacer>
    </List>
  );
}
