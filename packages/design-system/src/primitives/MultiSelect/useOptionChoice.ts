import { useMemo, useState, type KeyboardEvent } from 'react';
import type { MultiSelectOption } from './types';
import { keyOf } from '../../lib/keyOf';

const noActive = -1;
/** Options per Page Up and Page Down: as many as are in view. */
const PAGE = 7;

export interface OptionChoiceProps {
  /** The options that match the search. */
  found: readonly MultiSelectOption[];
  selectedKeys: ReadonlySet<string>;
  onChange: (selectedKeys: ReadonlySet<string>) => void;
}

/**
 * Keyboard selection while the search keeps the focus: arrow keys move the active option, Enter toggles it.
 */
export function useOptionChoice({ found, selectedKeys, onChange }: OptionChoiceProps) {
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
