import type { ReactNode } from 'react';
import styled from 'styled-components';
import FailedList from '../../../patterns/Job/FailedList';
import { useCounts } from '../../../lib/format/formatCount';
import { JobProgress } from '../../../patterns/Job/JobProgress';
import { Banner } from '../../../primitives/Banner/Banner';
import { color, space, text } from '../../../tokens';
import type { ApplyScanProps } from './types';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`;

const Help = styled.p`
  ${text.small}
  color: ${color.muted};
`;

/** Before the review: how far the monitors are compared, then those that could not be loaded. */
export function ScanStep({ scan, targetCount, readCount }: ApplyScanProps): ReactNode {
  const { formatCount, countOf } = useCounts();
  if (scan === null || scan.isRunning) {
    const { done, total, failed } = scan ?? { done: 0, total: targetCount, failed: [] };
    return (
      <Stack>
        <JobProgress
          label={`Comparing ${countOf(total, 'monitor')}`}
          progress={{ done, total, failed: failed.length }}
        />
        <Help>Nothing is changed yet.</Help>
      </Stack>
    );
  }
  return (
    <Stack>
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
