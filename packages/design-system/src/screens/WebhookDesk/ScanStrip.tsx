import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCounts } from '../../internal/formatCount';
import { JobProgress } from '../../internal/JobProgress';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { color, radius, space, text } from '../../tokens';
import type { WebhookScan } from './types';

export interface ScanStripProps {
  scan: WebhookScan;
  onScan: () => void;
  onStop: () => void;
  /** Reads again what could not be read. */
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
`;

const Words = styled.div`
  flex: 1 1 280px;
  min-width: 0;
`;

const Title = styled.h2`
  ${text.body}
  font-weight: 600;
`;

const Help = styled.p`
  ${text.small}
  color: ${color.muted};
`;

const Failures = styled.div`
  margin-bottom: ${space[5]};
`;

/** Asks before it reads all monitors, because that is one call each; then shows how far it is. */
export function ScanStrip({ scan: { total, progress }, onScan, onStop, onRetry }: ScanStripProps): ReactNode {
  const { countOf, formatCount } = useCounts();
  if (total === 0) return null;
  const calls = countOf(total, 'call');
  if (progress?.isRunning === true) {
    return (
      <Root aria-label="Reading monitors">
        <Words>
          <JobProgress
            label={`Reading ${countOf(progress.total, 'monitor')}`}
            progress={{ done: progress.done, total: progress.total, failed: progress.failed.length }}
          />
        </Words>
        <Button onPress={() => onStop()}>Stop</Button>
      </Root>
    );
  }
  const read = progress === null ? 0 : progress.done - progress.failed.length;
  const isStopped = progress !== null && progress.done < progress.total;
  const failed = progress?.failed ?? [];
  const [first] = failed;
  return (
    <>
      <Root aria-label="Monitors">
        <Words>
          <Title>
            {progress === null
              ? 'The webhooks of your monitors are not read yet'
              : `${formatCount(read)} of ${countOf(total, 'monitor')} read`}
          </Title>
          <Help>
            {progress === null
              ? `Reading them takes ${calls}, four at a time. You can stop at any time.`
              : isStopped
                ? 'The scan was stopped: webhooks of the other monitors are missing here.'
                : `Reading them again takes ${calls}.`}
          </Help>
        </Words>
        <Button variant={progress === null ? 'primary' : 'secondary'} onPress={() => onScan()}>
          {progress === null ? `Read ${countOf(total, 'monitor')}` : 'Read again'}
        </Button>
      </Root>
      {first !== undefined && (
        <Failures>
          <Banner
            tone="warning"
            title={`${countOf(failed.length, 'monitor')} could not be read`}
            actions={
              <Button size="small" onPress={() => onRetry()}>
                Retry
              </Button>
            }
          >
            {`${first.name}: ${first.reason}`}
            {failed.length > 1 && `, and ${formatCount(failed.length - 1)} more.`}
          </Banner>
        </Failures>
      )}
    </>
  );
}
