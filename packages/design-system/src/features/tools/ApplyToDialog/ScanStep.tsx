import type { ReactNode } from 'react';
import { Banner, Stack, Text } from '../../../primitives';
import FailedList from '../../../patterns/Job/FailedList';
import { useCounts } from '../../../lib/format/formatCount';
import { JobProgress } from '../../../patterns/Job/JobProgress';
import type { ApplyScanProps } from './types';

/** Before the review: how far the monitors are compared, then those that could not be loaded. */
export function ScanStep({ scan, targetCount, readCount }: ApplyScanProps): ReactNode {
  const { formatCount, countOf } = useCounts();
  if (scan === null || scan.isRunning) {
    const { done, total, failed } = scan ?? { done: 0, total: targetCount, failed: [] };
    return (
      <Stack data-gap={4}>
        <JobProgress
          label={`Comparing ${countOf(total, 'monitor')}`}
          progress={{ done, total, failed: failed.length }}
        />
        <Text data-size="small" data-tone="muted">
          Nothing is changed yet.
        </Text>
      </Stack>
    );
  }
  return (
    <Stack data-gap={4}>
      <Banner
        tone="warning"
        isLive
        title={`${formatCount(readCount)} of ${countOf(targetCount, 'monitor')} loaded`}
      >
        You can continue without the others.
      </Banner>
      {scan.failed.length > 0 && (
        <FailedList
          label="Failed"
          rows={scan.failed.map(({ uuid, name, reason }) => ({ id: uuid, name, reason }))}
        />
      )}
    </Stack>
  );
}
