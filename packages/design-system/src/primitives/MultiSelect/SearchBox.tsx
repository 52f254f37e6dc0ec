import { Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { SearchFrame, SearchInput } from './multiSelectStyles';

export interface SearchBoxProps {
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
export function SearchBox({
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
