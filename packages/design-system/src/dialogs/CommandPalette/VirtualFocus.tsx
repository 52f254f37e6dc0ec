import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete';

export interface VirtualFocusProps {
  text: string;
  onTextChange: (text: string) => void;
  /** A text field and a menu. */
  children: ReactNode;
}

/**
 * React Aria's Autocomplete: the field keeps the focus while its arrow keys move through the menu. Made of its hook and
 * contexts, because every text field imports the module of the component, and with it the first page would.
 */
export function VirtualFocus({ text, onTextChange, children }: VirtualFocusProps): ReactNode {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const menuRef = useRef<HTMLElement>(null);
  const state = useMemo(
    () => ({ inputValue: text, setInputValue: onTextChange, focusedNodeId, setFocusedNodeId }),
    [text, onTextChange, focusedNodeId],
  );
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef, collectionRef: menuRef },
    state,
  );
  return (
    <AutocompleteStateContext value={state}>
      <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
        <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef }}>
          {children}
        </SelectableCollectionContext>
      </FieldInputContext>
    </AutocompleteStateContext>
  );
}
