import type { ReactNode } from 'react';
import { Banner, Button, Row, Stack, Text } from '../../../primitives';
import { JobProgress } from '../../../patterns/Job/JobProgress';
import type { Reading } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

export interface ReadingPartProps {
  reading: Reading;
  /** What is missing. */
  title: string;
  /** Of the button. */
  action: string;
  /** Of the progress. */
  label: string;
  onStart: () => void;
  onStop?: (() => void) | undefined;
  /** Reads what failed once more. */
  onRetry: () => void;
}

/** Asks before it reads, and says how many calls that makes; then shows how far it is, and what failed. */
export function ReadingPart({
  reading: { total, progress },
  title,
  action,
  label,
  onStart,
  onStop,
  onRetry,
}: ReadingPartProps): ReactNode {
  if (progress?.isRunning === true) {
    return (
      <Stack data-gap={2}>
        <JobProgress
          label={label}
          progress={{ done: progress.done, total: progress.total, failed: progress.failed.length }}
        />
        {onStop !== undefined && (
          <Row data-justify="end">
            <Button size="small" onPress={onStop}>
              {common('stop')}
            </Button>
          </Row>
        )}
      </Stack>
    );
  }
  const [first, ...others] = progress?.failed ?? [];
  if (first !== undefined) {
    return (
      <Banner tone="warning" title={t('readFailed', { count: others.length + 1 })} onRetry={onRetry}>
        {others.length === 0
          ? t('failed', { name: first.name, reason: first.reason })
          : t('failedMore', { name: first.name, reason: first.reason, count: others.length })}
      </Banner>
    );
  }
  return (
    <Row data-justify="between" data-wraps>
      <div>
        <Text data-size="small" data-bold>
          {title}
        </Text>
        <Text data-size="small" data-tone="muted">
          {t('calls', { count: total })}
        </Text>
      </div>
      <Button size="small" onPress={onStart}>
        {action}
      </Button>
    </Row>
  );
}
