import type { ReactNode } from 'react';
import { Banner, Stack, Text } from '../../../primitives';
import FailedList from '../../../patterns/Job/FailedList';
import { JobProgress } from '../../../patterns/Job/JobProgress';
import type { ApplyScanProps } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

/** Before the review: how far the monitors are compared, then those that could not be loaded. */
export function ScanStep({ scan, targetCount, readCount }: ApplyScanProps): ReactNode {
  if (scan === null || scan.isRunning) {
    const { failed, ...progress } = scan ?? { done: 0, total: targetCount, failed: [] };
    return (
      <Stack data-gap={4}>
        <JobProgress
          label={t('comparing', { count: progress.total })}
          progress={{ ...progress, failed: failed.length }}
        />
        <Text data-size="small" data-tone="muted">
          {t('nothingChanged')}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack data-gap={4}>
      <Banner tone="warning" isLive title={t('loadedOf', { loaded: readCount, count: targetCount })}>
        {t('withoutOthers')}
      </Banner>
      {scan.failed.length > 0 && (
        <FailedList
          label={common('failed')}
          rows={scan.failed.map(({ uuid, name, reason }) => ({ id: uuid, name, reason }))}
        />
      )}
    </Stack>
  );
}
