import type { ReactNode } from 'react';
import { Banner, Button, Row, Stack } from '../../../primitives';
import FailedList from '../../../patterns/Job/FailedList';
import { useLocale } from '../../../lib/react/useLocale';
import { JobProgress } from '../../../patterns/Job/JobProgress';
import type { BackupReading } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

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
  useLocale();
  const { isRunning, done, total, failed } = reading;
  if (isRunning) {
    return (
      <Stack data-gap={4}>
        <JobProgress label={t('collecting')} progress={{ done, total, failed: failed.length }} />
        <Row data-align="stretch" data-wraps>
          <Button onPress={onStop}>{common('stop')}</Button>
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
        title={failed.length > 0 ? t('partsFailed', { count: failed.length }) : t('stopped')}
        actions={
          <>
            <Button size="small" onPress={onRetry}>
              {failed.length > 0 ? common('retry') : t('continue')}
            </Button>
            {children}
          </>
        }
      />
      {failed.length > 0 && <FailedList label={t('failedParts')} rows={failed} />}
    </Stack>
  );
}
