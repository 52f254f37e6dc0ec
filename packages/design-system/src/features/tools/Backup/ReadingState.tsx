import type { ReactNode } from 'react';
import { Banner, Button, Row, Stack } from '../../../primitives';
import FailedList from '../../../patterns/Job/FailedList';
import { useCounts } from '../../../lib/format/formatCount';
import { JobProgress } from '../../../patterns/Job/JobProgress';
import type { BackupReading } from './types';

/** A reading that is running, that was stopped, or that could not read everything; nothing once it is complete. */
export function ReadingState({
  reading,
  onStop,
  onRetry,
  children,
}: {
  reading: BackupReading;
  onStop: () => void;
  onRetry: () => void;
  /** Further buttons beside Retry. */
  children?: ReactNode;
}): ReactNode {
  const { countOf } = useCounts();
  const { isRunning, done, total, failed } = reading;
  if (isRunning) {
    return (
      <Stack data-gap={4}>
        <JobProgress label="Collecting" progress={{ done, total, failed: failed.length }} />
        <Row data-align="stretch" data-wraps>
          <Button onPress={onStop}>Stop</Button>
        </Row>
      </Stack>
    );
  }
  if (done === total && failed.length === 0) return null;
  return (
    <Stack data-gap={4}>
      <Banner
        tone="warning"
        isLive
        title={
          failed.length > 0
            ? `${countOf(failed.length, 'part')} could not be loaded`
            : 'You stopped before the end'
        }
        actions={
          <>
            <Button size="small" onPress={onRetry}>
              {failed.length > 0 ? 'Retry' : 'Continue'}
            </Button>
            {children}
          </>
        }
      />
      {failed.length > 0 && <FailedList label="What could not be loaded" rows={failed} />}
    </Stack>
  );
}
