import type { ReactNode } from 'react';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar';
import { useCounts } from '../../lib/format/formatCount';

/** How far a job of many calls is. */
export interface JobProgressCounts {
  /** Answered calls, the failed ones included. */
  done: number;
  total: number;
  failed?: number | undefined;
}

/** The progress of a running job: “120 of 300, 3 failed”. */
export function JobProgress({
  label,
  progress: { done, total, failed = 0 },
}: {
  label: string;
  progress: JobProgressCounts;
}): ReactNode {
  const { formatCount } = useCounts();
  const failures = failed === 0 ? '' : `, ${formatCount(failed)} failed`;
  return (
    <ProgressBar
      label={label}
      value={done}
      maxValue={total}
      valueLabel={`${formatCount(done)} of ${formatCount(total)}${failures}`}
      tone={failed === 0 ? 'accent' : 'warning'}
    />
  );
}
