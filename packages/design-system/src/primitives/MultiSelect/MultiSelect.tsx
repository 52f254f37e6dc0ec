import { createMatcher, foldText } from '@dropdeck/text';
import { useId, useMemo, useState, type ReactNode, type KeyboardEvent } from 'react';
import { Text } from '../Text/Text';
import { Stack } from '../Stack/Stack';
import { Tag } from '../Tag/Tag';
import { Checkbox } from '../Checkbox/Checkbox';
import { OptionList } from './OptionList';
import { AllChoice, Chips, SearchFrame, SearchInput } from './multiSelectStyles';
import type { MultiSelectOption } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';
import { Search } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { keyOf } from '../../lib/keyOf';

const noActive = -1;
/** Options per Page Up and Page Down: as many as are in view. */
const PAGE = 7;

interface OptionChoiceProps {
  /** The options that match the search. */
  found: readonly MultiSelectOption[];
  selectedKeys: ReadonlySet<string>;
  onChange: (selectedKeys: ReadonlySet<string>) => void;
}

/**
 * Keyboard selection while the search keeps the focus: arrow keys move the active option, Enter toggles it.
 */
function useOptionChoice({ found, selectedKeys, onChange }: OptionChoiceProps) {
  const [active, setActive] = useState(noActive);
  const foundSelected = useMemo(
    () => found.filter(({ id }) => selectedKeys.has(id)).length,
    [found, selectedKeys],
  );
  const toggle = (id: string): void => {
    const next = new Set(selectedKeys);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  const toggleAll = (isSelected: boolean): void => {
    const next = new Set(selectedKeys);
    for (const { id } of found) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      PageDown: Math.min(last, active + PAGE),
      PageUp: Math.max(0, active - PAGE),
    };
    const key = keyOf(event);
    const next = moves[key];
    const option = found[active];
    if (next !== undefined && last >= 0) setActive(next);
    else if (key === 'Enter' && option !== undefined) toggle(option.id);
    else return;
    event.preventDefault();
  };
  return {
    /** Index of the active option; -1 for none. */
    active,
    /** For another list: the arrow keys start from its beginning. */
    resetActive: () => setActive(noActive),
    /** How many of the found options are selected. */
    foundSelected,
    toggle,
    toggleAll,
    onKeyDown,
  };
}

interface SearchBoxProps {
  label: string;
  /** Id of the list that the search controls. */
  listId: string;
  /** Id of the active option. */
  activeId: string | undefined;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The search of a MultiSelect: a combobox whose list is always open. */
function SearchBox({
  label,
  listId,
  activeId,
  value,
  placeholder,
  onChange,
  onKeyDown,
}: SearchBoxProps): ReactNode {
  return (
    <SearchFrame>
      <Icon icon={Search} />
      <SearchInput
        type="text"
        data-secret
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </SearchFrame>
  );
}

export type { MultiSelectOption };

export interface MultiSelectProps {
  /** Names the list and its search. */
  label: string;
  /** All options. Keep the array stable: its texts are indexed once. */
  options: readonly MultiSelectOption[];
  selectedKeys: ReadonlySet<string>;
  onChange: (selectedKeys: ReadonlySet<string>) => void;
  /** What is searched for, where another list continues the search; by default it is the list's own. */
  query?: string | undefined;
  onQueryChange?: ((query: string) => void) | undefined;
  /** The placeholder of the search. */
  placeholder?: string | undefined;
  /** Shown when there are no options. */
  emptyText?: string | undefined;
  /** Whether what is selected is listed below. */
  hasChips?: boolean | undefined;
}

/** How many selected options are shown as chips; the rest is counted. */
const MAX_CHIPS = 12;

/**
 * Selects several options by search, virtualized for thousands of options. The focus stays in the search;
 * arrow keys move through its results.
 */
export function MultiSelect({
  label,
  options,
  selectedKeys,
  onChange,
  query: givenQuery,
  onQueryChange,
  placeholder = t('search'),
  emptyText = t('noOptions'),
  hasChips = true,
}: MultiSelectProps): ReactNode {
  const listId = useId();
  const [ownQuery, setQuery] = useState('');
  const query = givenQuery ?? ownQuery;
  const searchTexts = useMemo(() => options.map((option) => foldText(option.label)), [options]);
  const found = useMemo(() => {
    if (query.trim() === '') return options;
    const matches = createMatcher(query);
    return options.filter((_, index) => matches(searchTexts[index] ?? ''));
  }, [query, options, searchTexts]);
  const chosen = useMemo(() => options.filter(({ id }) => selectedKeys.has(id)), [options, selectedKeys]);
  const { active, resetActive, foundSelected, toggle, toggleAll, onKeyDown } = useOptionChoice({
    found,
    selectedKeys,
    onChange,
  });

  return (
    <Stack data-gap={2} role="group" aria-label={label}>
      <Text as="span" data-size="label" data-tone="text" aria-hidden="true">
        {label}
      </Text>
      <SearchBox
        label={t('searchIn', { label })}
        listId={listId}
        activeId={active >= 0 && active < found.length ? `${listId}-${active}` : undefined}
        value={query}
        placeholder={placeholder}
        onChange={(text) => {
          setQuery(text);
          onQueryChange?.(text);
          resetActive();
        }}
        onKeyDown={onKeyDown}
      />
      <AllChoice data-gap={3} data-row-gap={1} data-justify="between" data-wraps>
        <Checkbox
          label={query.trim() === '' ? common('selectAll') : t('selectAllFound', { count: found.length })}
          isSelected={found.length > 0 && foundSelected === found.length}
          isIndeterminate={foundSelected > 0 && foundSelected < found.length}
          isDisabled={found.length === 0}
          onChange={toggleAll}
        />
        <Text as="span" data-size="caption" data-tone="muted" data-tabular role="status">
          {t('count', { count: chosen.length, total: options.length })}
        </Text>
      </AllChoice>
      <OptionList
        id={listId}
        query={query}
        label={label}
        options={found}
        selectedKeys={selectedKeys}
        active={active}
        empty={options.length === 0 ? emptyText : t('noMatches', { text: query.trim() })}
        onToggle={toggle}
      />
      {hasChips && chosen.length > 0 && (
        <Chips aria-label={t('selected', { label })}>
          {chosen.slice(0, MAX_CHIPS).map(({ id, label: name, color: dotColor }) => (
            <li key={id}>
              <Tag dotColor={dotColor} onRemove={() => toggle(id)}>
                {name}
              </Tag>
            </li>
          ))}
          {chosen.length > MAX_CHIPS && <li>{t('more', { count: chosen.length - MAX_CHIPS })}</li>}
        </Chips>
      )}
    </Stack>
  );
}
