import { useCallback, type ReactNode } from 'react';
import { ProgressBar, Stack } from '../../primitives';
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

/**
 * A step of a job. The pressed button goes with the step before it, so it takes the focus, and is read by its name. Needs
 * a key.
 */
export function JobStep({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const focusOnMount = useCallback((step: HTMLElement | null) => step?.focus(), []);
  return (
    <Stack data-gap={4} ref={focusOnMount} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </Stack>
  );
}
