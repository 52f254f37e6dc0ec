import type { ReactNode } from 'react';
import { useCounts } from '../../lib/format/formatCount';
import { Banner, ProgressBar } from '../../primitives';

/** The progress of deleting several inputs. */
export interface DeletingProgress {
  answered: number;
  total: number;
}

/** Shown above the table while several inputs are deleted. */
export default function DeletingBanner({ answered, total }: DeletingProgress): ReactNode {
  const { formatCount } = useCounts();
  return (
    <Banner tone="info" title="Deleting inputs">
      <ProgressBar
        label="Deleting inputs"
        isLabelHidden
        value={answered}
        maxValue={total}
        valueLabel={`${formatCount(answered)} of ${formatCount(total)}`}
      />
    </Banner>
  );
}
