import { createMatcher, foldText } from '@dropdeck/text';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Row } from '../Row/Row';
import { Text } from '../Text/Text';
import { Stack } from '../Stack/Stack';
import { Tag } from '../Tag/Tag';
import { Checkbox } from '../Checkbox/Checkbox';
import { SearchBox } from './SearchBox';
import { OptionList } from './OptionList';
import { Chips } from './multiSelectStyles';
import { type MultiSelectOption } from './types';
import { useOptionChoice } from './useOptionChoice';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

export type { MultiSelectOption };

export interface MultiSelectProps {
  /** Names the list and its search. */
  label: string;
  /** All options. Keep the array stable: its texts are indexed once. */
  options: readonly MultiSelectOption[];
  selectedKeys: ReadonlySet<string>;
  onChange: (selectedKeys: ReadonlySet<string>) => void;
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
  placeholder = t('search'),
  emptyText = t('noOptions'),
  hasChips = true,
}: MultiSelectProps): ReactNode {
  const listId = useId();
  const [query, setQuery] = useState('');
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
          resetActive();
        }}
        onKeyDown={onKeyDown}
      />
      <Row data-gap={3} data-row-gap={1} data-justify="between" data-wraps>
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
      </Row>
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
