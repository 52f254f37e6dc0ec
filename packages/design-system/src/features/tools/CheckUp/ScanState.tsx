import { formatList } from '@dropdeck/text';
import type { ReactNode } from 'react';
import { JobProgress } from '../../../patterns/Job/JobProgress';
import { t as common } from '../../../lib/common/text.en';
import { Banner, Button, Row, Stack, Text } from '../../../primitives';
import { t } from './text.en';
import type { CheckUpScan, CheckUpScreenProps } from './types';

/** “12 monitors and 3 servers”. */
const namesOf = ({ monitors, servers }: CheckUpScan): string =>
  formatList([
    ...(monitors > 0 ? [t('scanMonitors', { count: monitors })] : []),
    ...(servers > 0 ? [t('scanServers', { count: servers })] : []),
  ]);

/** Says what a scan costs before it makes its calls; then how far it is, and what it could not read. */
export function ScanState({
  scan,
  onScan,
  onScanStop,
  onScanRetry,
}: Pick<CheckUpScreenProps, 'scan' | 'onScan' | 'onScanStop' | 'onScanRetry'>): ReactNode {
  const { calls, progress } = scan;
  if (calls === 0) return null;
  const what = namesOf(scan);
  if (progress === null) {
    return (
      <Stack data-align="start">
        <Text data-tone="muted">{t('scanText', { what, calls })}</Text>
        <Button onPress={onScan}>{t('startScan', { what })}</Button>
      </Stack>
    );
  }
  const { isRunning, done, total, failed } = progress;
  if (isRunning) {
    return (
      <Stack>
        <JobProgress label={t('scanning', { what })} progress={{ done, total, failed: failed.length }} />
        <Row>
          <Button onPress={onScanStop}>{common('stop')}</Button>
        </Row>
      </Stack>
    );
  }
  const [first] = failed;
  return (
    <Stack data-align="start">
      {first !== undefined && (
        <Banner tone="warning" isLive title={t('scanFailed', { count: failed.length })} onRetry={onScanRetry}>
          {failed.length === 1
            ? t('failed', { name: first.name, reason: first.reason })
            : t('failedMore', { name: first.name, reason: first.reason, count: failed.length - 1 })}
        </Banner>
      )}
      {done < total && first === undefined ? (
        <>
          <Text data-tone="muted">{t('scanStopped')}</Text>
          <Button onPress={onScanRetry}>{t('continue')}</Button>
        </>
      ) : (
        <Button onPress={onScan}>{t('scanAgain', { calls })}</Button>
      )}
    </Stack>
  );
}
