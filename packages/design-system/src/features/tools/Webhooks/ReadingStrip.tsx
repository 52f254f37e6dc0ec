import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner, Button, Text } from '../../../primitives';
import { JobProgress } from '../../../patterns/Job/JobProgress';
import { color, radius, space } from '../../../tokens';
import type { MonitorReading } from './types';
import { t as common } from '../../../lib/common/text.en';
import { t } from './text.en';

export interface ReadingStripProps {
  /** Whether the inputs of the monitors are looked for, and not their webhooks. */
  isOfInputs?: boolean | undefined;
  reading: MonitorReading;
  onRead: () => void;
  onReadingStop: () => void;
  /** Reads what failed once more. */
  onReadingRetry: () => void;
}

export const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};

  > div {
    flex: 1 1 280px;
    min-width: 0;
  }
  &[data-complete] {
    padding: 0;
    border: 0;
    background: none;

    > div {
      flex-basis: 160px;
    }
  }
`;

/** Asks before it reads all monitors, because that is a call for each; then shows how far it is. */
export function ReadingStrip({
  isOfInputs = false,
  reading: { total, read, progress },
  onRead,
  onReadingStop,
  onReadingRetry,
}: ReadingStripProps): ReactNode {
  const label = t(isOfInputs ? 'readingInputs' : 'reading');
  if (progress?.isRunning === true) {
    return (
      <Strip aria-label={label}>
        <div>
          <JobProgress
            label={t('readingNow', { count: progress.total })}
            progress={{ ...progress, failed: progress.failed.length }}
          />
        </div>
        <Button onPress={onReadingStop}>{common('stop')}</Button>
      </Strip>
    );
  }
  const failed = progress?.failed ?? [];
  const isComplete = read === total;
  const isStopped = !isComplete && progress !== null && progress.done < progress.total;
  const [first] = failed;
  return (
    <>
      <Strip aria-label={label} data-complete={isComplete || undefined}>
        <div>
          {isComplete ? (
            <Text data-size="small" data-tone="muted">
              {t(isOfInputs ? 'completeInputs' : 'complete', { count: total })}
            </Text>
          ) : (
            <Text as="h2" data-size="body" data-bold>
              {read === 0
                ? t(isOfInputs ? 'notReadInputs' : 'notRead')
                : t(isOfInputs ? 'readOfInputs' : 'readOf', { read, count: total })}
            </Text>
          )}
          {isStopped && (
            <Text data-size="small" data-tone="muted">
              {t(isOfInputs ? 'stoppedInputs' : 'stopped')}
            </Text>
          )}
          {progress === null && (
            <Text data-size="small" data-tone="muted">
              {t('readingHint')}
            </Text>
          )}
        </div>
        <Button
          variant={isComplete ? 'ghost' : read === 0 ? 'primary' : 'secondary'}
          edge={isComplete ? 'end' : undefined}
          onPress={onRead}
        >
          {isComplete ? t('readAgain') : t('startReading', { count: total - read })}
        </Button>
      </Strip>
      {first !== undefined && (
        <Banner tone="warning" title={t('monitorsFailed', { count: failed.length })} onRetry={onReadingRetry}>
          {failed.length === 1
            ? t('failed', { name: first.name, reason: first.reason })
            : t('failedMore', { name: first.name, reason: first.reason, count: failed.length - 1 })}
        </Banner>
      )}
    </>
  );
}
