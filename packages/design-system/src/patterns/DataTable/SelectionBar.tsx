import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCounts } from '../../lib/format/formatCount';
import { Button, Icon, IconButton } from '../../primitives';

export interface SelectionBarProps {
  /** How many of the shown rows are selected. */
  count: number;
  /** How many rows are shown. */
  shown: number;
  /** A search or a filter hides rows. */
  isFiltered: boolean;
  actions: ReactNode;
  onSelectAll: () => void;
  onClear: () => void;
}

/** Overlays the heading row while rows are selected, so that nothing moves. */
export default function SelectionBar({
  count,
  shown,
  isFiltered,
  actions,
  onSelectAll,
  onClear,
}: SelectionBarProps): ReactNode {
  const { formatCount } = useCounts();
  return (
    <div data-selection-bar="" role="group" aria-label="Selected rows">
      <span data-count="">{`${formatCount(count)} selected of ${formatCount(shown)} shown`}</span>
      {isFiltered && count < shown && (
        <Button size="small" variant="ghost" onPress={onSelectAll}>
          {`Select all ${formatCount(shown)} that match`}
        </Button>
      )}
      {isFiltered && count === shown && <span data-note="">Hidden rows are not included.</span>}
      <span data-bulk="">{actions}</span>
      <IconButton label="Clear selection" size="small" icon={<Icon icon={X} />} onPress={onClear} />
    </div>
  );
}
