import { Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon';
import { SearchFrame, SearchInput } from './multiSelectStyles';

export interface SearchBoxProps {
  label: string;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Id of the list that the search controls; undefined while there is none. */
  listId: string | undefined;
  /** Id of the active option. */
  activeId: string | undefined;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
  onFocus?: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The search of a MultiSelect: a combobox whose list is always open. */
export function SearchBox({
  label,
  inputRef,
  listId,
  activeId,
  value,
  placeholder,
  onChange,
  onFocus,
  onKeyDown,
}: SearchBoxProps): ReactNode {
  return (
    <SearchFrame>
      <Icon icon={Search} />
      <SearchInput
        ref={inputRef}
        type="text"
        data-secret
        role="combobox"
        aria-label={label}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
    </SearchFrame>
  );
}
