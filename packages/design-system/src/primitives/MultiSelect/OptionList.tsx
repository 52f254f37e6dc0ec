import { Check } from 'lucide-react';
import { memo, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useVirtualRows } from '../VirtualRows/useVirtualRows';
import { Avatar } from '../Avatar/Avatar';
import { Icon } from '../Icon/Icon';
import { Empty, List, Spacer } from './multiSelectStyles';
import { media } from '../../tokens';
import { useMedia } from '../../lib/react/useMedia';
import { groupOptions, OPTION_HEIGHT, rowOfOption, scrollToSee, TOUCH_OPTION_HEIGHT } from './optionRows';
import type { MultiSelectOption } from './types';

/** The most options in the list: half of one shows that more follow. */
const SHOWN = 6.5;

interface OptionRowProps {
  id: string;
  option: MultiSelectOption;
  /** Index among the options. */
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  count: number;
  isSelected: boolean;
  isActive: boolean;
}

const OptionRow = memo(function OptionRow({
  id,
  option,
  index,
  top,
  count,
  isSelected,
  isActive,
}: OptionRowProps): ReactNode {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-active={isActive || undefined}
      data-secret
      translate="no"
      style={{ top }}
      // Not a tab stop: the search keeps the focus and points here by `aria-activedescendant`.
      tabIndex={-1}
    >
      <span data-box="" aria-hidden="true">
        {isSelected && <Icon icon={Check} />}
      </span>
      {option.avatar !== undefined && <Avatar src={option.avatar} name={option.label} size={24} />}
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
  selectedKeys: ReadonlySet<string>;
  /** Index of the active option. */
  active: number;
  /** Shown when there are no options. */
  empty: ReactNode;
  onToggle: (id: string) => void;
}

/** The virtualized options of a MultiSelect. */
export function OptionList({
  id,
  label,
  options,
  query,
  selectedKeys,
  active,
  empty,
  onToggle,
}: OptionListProps): ReactNode {
  const listRef = useRef<HTMLDivElement>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const { groups, rowCount } = useMemo(() => groupOptions(options), [options]);
  const optionHeight = useMedia(media.touch) ? TOUCH_OPTION_HEIGHT : OPTION_HEIGHT;
  const { rows, size, follower } = useVirtualRows({
    listRef: rowsRef,
    count: rowCount,
    rowSize: optionHeight,
    list: options,
    isSearched: query !== '',
    pinned: active < 0 ? -1 : rowOfOption(groups, active).row,
  });
  const isEmpty = options.length === 0;
  const shown = groups.map(({ title, start, end, firstRow }) => {
    const optionRows = rows.flatMap(({ index: row, top }) => {
      const index = row - firstRow + start;
      const option = index < start || index >= end ? undefined : options[index];
      if (option === undefined) return [];
      return (
        <OptionRow
          // By position: to change the texts of an option costs less than a new one.
          key={index}
          id={`${id}-${index}`}
          option={option}
          index={index}
          top={top}
          count={options.length}
          isSelected={selectedKeys.has(option.id)}
          isActive={index === active}
        />
      );
    });
    if (title === undefined) return optionRows;
    const heading = rows.find(({ index }) => index === firstRow - 1);
    if (optionRows.length === 0 && heading === undefined) return null;
    return (
      <div key={title} role="group" aria-label={title}>
        {heading !== undefined && (
          <div aria-hidden="true" data-heading="" style={{ top: heading.top }}>
            {title}
          </div>
        )}
        {optionRows}
      </div>
    );
  });

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
    const next = scrollToSee(row, list.scrollTop, list.clientHeight, optionHeight);
    if (next === null) return;
    // Scrolling up to the first option of a group shows its heading too.
    list.scrollTop = isUnderHeading && next < list.scrollTop ? next - optionHeight : next;
  }, [active, groups, optionHeight]);

  return (
    <List
      ref={listRef}
      id={id}
      data-scroller=""
      // An empty list is a status message instead of a listbox.
      role={isEmpty ? 'status' : 'listbox'}
      aria-label={isEmpty ? undefined : label}
      aria-multiselectable={isEmpty ? undefined : true}
      style={{ '--height': `${SHOWN * optionHeight}px`, '--option-height': `${optionHeight}px` }}
      // Keep the focus in the search, so that typing continues after a click.
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) event.preventDefault();
      }}
    >
      {isEmpty && <Empty>{empty}</Empty>}
      <Spacer
        ref={rowsRef}
        role="presentation"
        hidden={isEmpty}
        style={{ height: size }}
        onClick={({ target }) => {
          const row = target instanceof Element ? target.closest('[role="option"]') : null;
          const option = options[Number(row?.getAttribute('aria-posinset')) - 1];
          if (option !== undefined) onToggle(option.id);
        }}
      >
        {shown}
      </Spacer>
      {follower}
    </List>
  );
}
