import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../internal/formatCount';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import type { AllMatching } from './types';

export interface SelectionBarProps {
  count: number;
  /** Every loaded row is selected. */
  isAll: boolean;
  allMatching: AllMatching | undefined;
  actions: ReactNode;
  onClear: () => void;
}

/** The summary of a selection: “3 selected”, “All 1,240 matching selected”. */
export const selectionText = ({
  count,
  allMatching,
}: Pick<SelectionBarProps, 'count' | 'allMatching'>): string =>
  allMatching?.isSelected
    ? `All ${formatCount(allMatching.count)} matching selected`
    : `${formatCount(count)} selected`;

/** Overlays the heading row while rows are selected, so that nothing moves. */
export function SelectionBar({ count, isAll, allMatching, actions, onClear }: SelectionBarProps): ReactNode {
  const offersMore = isAll && allMatching && !allMatching.isSelected && allMatching.count > count;
  return (
    <div data-selection-bar="" role="group" aria-label="Selected rows">
      <span data-count="">{selectionText({ count, allMatching })}</span>
      {offersMore && (
        <Button variant="ghost" size="small" onPress={() => allMatching.onSelect()}>
          Select all {formatCount(allMatching.count)} matching
        </Button>
      )}
      <span data-bulk="">{actions}</span>
      <IconButton label="Clear selection" size="small" icon={<Icon icon={X} />} onPress={() => onClear()} />
    </div>
  );
}
