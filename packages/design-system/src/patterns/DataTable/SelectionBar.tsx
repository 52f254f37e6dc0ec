import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../internal/formatCount';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';

export interface SelectionBarProps {
  count: number;
  actions: ReactNode;
  onClear: () => void;
}

/** The summary of a selection: “3 selected”. */
export const selectionText = (count: number): string => `${formatCount(count)} selected`;

/** Overlays the heading row while rows are selected, so that nothing moves. */
export function SelectionBar({ count, actions, onClear }: SelectionBarProps): ReactNode {
  return (
    <div data-selection-bar="" role="group" aria-label="Selected rows">
      <span data-count="">{selectionText(count)}</span>
      <span data-bulk="">{actions}</span>
      <IconButton label="Clear selection" size="small" icon={<Icon icon={X} />} onPress={() => onClear()} />
    </div>
  );
}
