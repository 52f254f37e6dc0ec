import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Icon, IconButton } from '../../primitives';
import { t } from './text.en';

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
  return (
    <div data-selection-bar="" role="group" aria-label={t('selectedRows')}>
      <span data-count="">{t('selectedOfShown', { count, shown })}</span>
      {isFiltered && count < shown && (
        <Button size="small" variant="ghost" onPress={onSelectAll}>
          {t('selectAllMatching', { shown })}
        </Button>
      )}
      {isFiltered && count === shown && <span data-note="">{t('hiddenNotIncluded')}</span>}
      <span data-bulk="">{actions}</span>
      <IconButton label={t('clearSelection')} size="small" icon={<Icon icon={X} />} onPress={onClear} />
    </div>
  );
}
