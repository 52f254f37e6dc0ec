import { useCallback, type ReactNode } from 'react';
import { ProgressBar, Stack } from '../../primitives';
import { t } from './text.en';

/** How far a job of many calls is. */
export interface JobProgressCounts {
  /** Answered calls, the failed ones included. */
  done: number;
  total: number;
  failed?: number | undefined;
  /** Milliseconds until the next try, while the server refuses calls for their rate. */
  waitMs?: number | null | undefined;
}

/** The progress of a running job: “120 of 300, 3 failed”, and what it waits for. */
export function JobProgress({
  label,
  progress: { done, total, failed = 0, waitMs = null },
}: {
  label: string;
  progress: JobProgressCounts;
}): ReactNode {
  return (
    <ProgressBar
      label={label}
      value={done}
      maxValue={total}
      valueLabel={[
        failed === 0 ? t('progress', { done, total }) : t('progressFailed', { done, total, failed }),
        ...(waitMs === null ? [] : [t('waiting', { seconds: Math.ceil(waitMs / 1000) })]),
      ].join('. ')}
      tone={failed === 0 && waitMs === null ? 'accent' : 'warning'}
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
