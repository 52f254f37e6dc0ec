import type { ReactNode } from 'react';
import styled from 'styled-components';
import FailedList from '../../internal/FailedList';
import { useCounts } from '../../internal/formatCount';
import { JobProgress } from '../../internal/JobProgress';
import { Banner } from '../../primitives/Banner/Banner';
import { color, space, text } from '../../tokens';
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

/** The third step: asks before the monitors are read, then shows how far that is. */
export function ScanStep({ scan, targetCount, callCount, readCount }: ApplyScanProps): ReactNode {
  const { formatCount, countOf } = useCounts();
  if (scan === null) {
    return (
      <Banner
        title={`The plan needs to know what ${targetCount === 1 ? 'the monitor has' : 'the monitors have'}`}
      >
        {`Reading ${countOf(targetCount, 'monitor')} makes ${countOf(callCount, 'call')}, four at a time. Nothing is changed.`}
      </Banner>
    );
  }
  if (scan.isRunning) {
    return (
      <Stack>
        <JobProgress
          label={`Reading ${countOf(scan.total, 'monitor')}`}
          progress={{ done: scan.done, total: scan.total, failed: scan.failed.length }}
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
        title={`${formatCount(readCount)} of ${countOf(targetCount, 'monitor')} read`}
      >
        The plan can leave out the others.
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
