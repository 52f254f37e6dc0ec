import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';
import { omitUndefined } from '../../lib/react/omitUndefined';

export interface VirtualFocusProps {
  text: string;
  onTextChange: (text: string) => void;
  /** A text field and a menu. */
  children: ReactNode;
}

/**
 * React Aria's Autocomplete: the field keeps the focus while its arrow keys move through the menu. Made of its hook and
 * contexts for two reasons: every text field imports the module of the component, so the first page would load it; and
 * here a key does not render the menu.
 */
export function VirtualFocus({ text, onTextChange, children }: VirtualFocusProps): ReactNode {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const menuRef = useRef<HTMLElement>(null);
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef, collectionRef: menuRef },
    { inputValue: text, setInputValue: onTextChange, focusedNodeId, setFocusedNodeId },
  );
  const { id, shouldUseVirtualFocus, disallowTypeAhead } = collectionProps;
  const menu = useMemo(
    () => ({ ...omitUndefined({ id }), shouldUseVirtualFocus, disallowTypeAhead, ref: collectionRef }),
    [id, shouldUseVirtualFocus, disallowTypeAhead, collectionRef],
  );
  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext value={menu}>{children}</SelectableCollectionContext>
    </FieldInputContext>
  );
}
