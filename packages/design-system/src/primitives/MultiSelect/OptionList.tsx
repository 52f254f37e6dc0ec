import { Check } from 'lucide-react';
import { memo, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRowRecycler } from '../../internal/rowRecycler';
import { useSettledKeys } from '../../internal/useSettledKeys';
import { useScrollIntent } from '../../internal/useScrollIntent';
import { useKeepLastRows } from '../../internal/useKeepLastRows';
import { Avatar } from '../Avatar/Avatar';
import { Icon } from '../Icon/Icon';
import { Empty, List, Spacer } from './multiSelectStyles';
import { groupOptions, OPTION_HEIGHT, optionWindow, rowOfOption, scrollToSee } from './optionWindow';
import type { MultiSelectOption } from './types';

/** Nothing to lock: the focus is in the search, never on an option. */
const noLockedKeys: ReadonlySet<string> = new Set();

/** Height of the list in pixels: seven options. */
const LIST_HEIGHT = 7 * OPTION_HEIGHT;

const topOf = (row: number): CSSProperties => ({ '--top': `${row * OPTION_HEIGHT}px` }) as CSSProperties;

interface OptionRowProps {
  id: string;
  option: MultiSelectOption;
  /** Index among the options. */
  index: number;
  /** Index among the rows, headings included. */
  row: number;
  count: number;
  isSelected: boolean;
  isActive: boolean;
  /** Whether to load the image instead of showing initials. */
  hasImage: boolean;
}

const OptionRow = memo(function OptionRow({
  id,
  option,
  index,
  row,
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
      aria-posinset={index + 1}
      data-active={isActive || undefined}
      style={topOf(row)}
      // Not a tab stop: the search keeps the focus and points here by `aria-activedescendant`.
      tabIndex={-1}
    >
      <span data-box="" aria-hidden="true">
        {isSelected && <Icon icon={Check} />}
      </span>
      {option.avatar !== undefined && (
        <Avatar src={hasImage ? option.avatar : undefined} name={option.label} size={24} />
      )}
      {option.color !== undefined && <span data-dot="" style={{ background: option.color }} />}
      {option.icon !== undefined && <span data-icon="">{option.icon}</span>}
      <span data-name="">{option.label}</span>
      {option.aside !== undefined && <span data-aside="">{option.aside}</span>}
    </div>
  );
});

export interface OptionListProps {
  id: string;
  label: string;
  options: readonly MultiSelectOption[];
  /** The search text: a new one scrolls to the first option. */
  query: string;
  selectedIds: ReadonlySet<string>;
  /** Index of the active option. */
  active: number;
  /** Shown when there are no options. */
  empty: ReactNode;
  isDisabled: boolean;
  /** Keeps the height with few options, so that nothing below moves while typing. */
  hasFixedHeight?: boolean | undefined;
  onToggle: (id: string) => void;
}

/** The virtualized options of a MultiSelect. */
export function OptionList({
  id,
  label,
  options,
  query,
  selectedIds,
  active,
  empty,
  isDisabled,
  hasFixedHeight = false,
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
  const { groups, rowCount } = useMemo(() => groupOptions(options), [options]);
  const range = optionWindow(scrollTop, LIST_HEIGHT, rowCount, isScrolling);
  const rendered = groups.map((group) => {
    const { start, end, firstRow } = group;
    const from = Math.min(end, Math.max(start, start + range.start - firstRow));
    const to = Math.max(from, Math.min(end, start + range.end - firstRow));
    const hasHeading = group.title !== undefined && firstRow > range.start && firstRow <= range.end;
    return { ...group, from, hasHeading, options: options.slice(from, to) };
  });
  const keys = rendered.flatMap((group) => group.options.map((option) => option.id));
  const [recycle] = useState(createRowRecycler);
  const elementIds = recycle(options, keys, noLockedKeys);
  const settledKeys = useSettledKeys(keys);
  const isEmpty = options.length === 0;
  let nextElement = 0;
  const shown = useKeepLastRows(
    rendered.map(({ title, start, from, firstRow, hasHeading, options: inRange }) => {
      const rows = inRange.map((option, offset) => (
        <OptionRow
          key={elementIds[nextElement++]}
          id={`${id}-${from + offset}`}
          option={option}
          index={from + offset}
          row={firstRow + from + offset - start}
          count={options.length}
          isSelected={selectedIds.has(option.id)}
          isActive={from + offset === active}
          hasImage={settledKeys.has(option.id)}
        />
      ));
      if (title === undefined) return rows;
      if (rows.length === 0 && !hasHeading) return null;
      return (
        <div key={title} role="group" aria-label={title}>
          {hasHeading && (
            <div aria-hidden="true" data-heading="" style={topOf(firstRow - 1)}>
              {title}
            </div>
          )}
          {rows}
        </div>
      );
    }),
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
    const { row, isUnderHeading } = rowOfOption(groups, active);
    const next = scrollToSee(row, list.scrollTop, list.clientHeight);
    if (next === null) return;
    // Scrolling up to the first option of a group shows its heading too.
    list.scrollTop = isUnderHeading && next < list.scrollTop ? next - OPTION_HEIGHT : next;
  }, [active, groups]);

  return (
    <List
      ref={listRef}
      id={id}
      // An empty list is a status message instead of a listbox.
      role={isEmpty ? 'status' : 'listbox'}
      aria-label={isEmpty ? undefined : label}
      aria-multiselectable={isEmpty ? undefined : true}
      aria-disabled={isDisabled || undefined}
      data-fixed={hasFixedHeight || undefined}
      style={{ '--height': `${LIST_HEIGHT}px` } as CSSProperties}
      // Keep the focus in the search, so that typing continues after a click.
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) event.preventDefault();
      }}
      // Render in the same frame: a deferred update would show a gap.
      onScroll={({ currentTarget }) => flushSync(() => setScrollTop(currentTarget.scrollTop))}
    >
      {isEmpty && <Empty>{empty}</Empty>}
      <Spacer
        role="presentation"
        hidden={isEmpty}
        style={{ height: rowCount * OPTION_HEIGHT }}
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
