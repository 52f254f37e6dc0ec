import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner, Button, Stack, Text } from '../../../primitives';
import { useCounts } from '../../../lib/format/formatCount';
import { JobProgress } from '../../../patterns/Job/JobProgress';
import { color, radius, space } from '../../../tokens';
import type { WebhookScan } from './types';

export interface ScanStripProps {
  scan: WebhookScan;
  onScan: () => void;
  onStop: () => void;
  /** Reads what failed once more. */
  onRetry: () => void;
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  margin-bottom: ${space[5]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};

  &[data-complete] {
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Words = styled.div`
  flex: 1 1 280px;
  min-width: 0;
`;

/** Asks before it reads all monitors, because that is a call for each; then shows how far it is. */
export function ScanStrip({ scan: { total, progress }, onScan, onStop, onRetry }: ScanStripProps): ReactNode {
  const { countOf, formatCount } = useCounts();
  if (total === 0) return null;
  if (progress?.isRunning === true) {
    return (
      <Root aria-label="Webhooks of your monitors">
        <Words>
          <JobProgress
            label={`Looking through ${countOf(progress.total, 'monitor')}`}
            progress={{ done: progress.done, total: progress.total, failed: progress.failed.length }}
          />
        </Words>
        <Button onPress={onStop}>Stop</Button>
      </Root>
    );
  }
  const read = progress === null ? 0 : progress.done - progress.failed.length;
  const isStopped = progress !== null && progress.done < progress.total;
  const failed = progress?.failed ?? [];
  const isComplete = read === total;
  const [first] = failed;
  return (
    <>
      <Root aria-label="Webhooks of your monitors" data-complete={isComplete || undefined}>
        <Words>
          {isComplete ? (
            <Text
              data-size="small"
              data-tone="muted"
            >{`With the webhooks of ${total === 1 ? 'your monitor' : `all ${formatCount(total)} monitors`}.`}</Text>
          ) : (
            <Text as="h2" data-size="body" data-bold>
              {progress === null
                ? 'The webhooks of your monitors are not in this list yet'
                : `With the webhooks of ${formatCount(read)} of ${countOf(total, 'monitor')}`}
            </Text>
          )}
          {isStopped && (
            <Text data-size="small" data-tone="muted">
              You stopped: the webhooks of the other monitors are missing here.
            </Text>
          )}
        </Words>
        <Button variant={progress === null ? 'primary' : isComplete ? 'ghost' : 'secondary'} onPress={onScan}>
          {progress === null ? `Look through ${countOf(total, 'monitor')}` : 'Look again'}
        </Button>
      </Root>
      {first !== undefined && (
        <Stack data-below={5}>
          <Banner
            tone="warning"
            title={`${countOf(failed.length, 'monitor')} could not be loaded`}
            onRetry={onRetry}
          >
            {`${first.name}: ${first.reason}`}
            {failed.length > 1 && `, and ${formatCount(failed.length - 1)} more.`}
          </Banner>
        </Stack>
      )}
    </>
  );
}
