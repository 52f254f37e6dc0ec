import type { ReactNode } from 'react';
import { Banner, Button, EmptyState } from '../../primitives';
import type { DataTableProps } from './types';
import { Notice, Panel } from './Frame';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

type Props = Pick<DataTableProps<unknown>, 'label' | 'status' | 'failedText' | 'onRetry' | 'empty'>;

/** Replaces the rows when there are none: the failure, or the empty state. */
export function TablePanel({ label, status, failedText, onRetry, empty }: Props): ReactNode {
  return (
    <Panel>
      {status === 'failed' ? (
        <div role="alert">
          <EmptyState
            illustration="error"
            title={failedText ?? t('failed', { label })}
            action={onRetry && <Button onPress={onRetry}>{common('retry')}</Button>}
          >
            {t('nothingLost')}
          </EmptyState>
        </div>
      ) : (
        (empty ?? <EmptyState title={t('empty')} />)
      )}
    </Panel>
  );
}

/** Shown above existing rows when reloading them failed. */
export function TableNotice({
  rows,
  label,
  status,
  failedText,
  onRetry,
}: Props & { rows: readonly unknown[] }): ReactNode {
  if (status !== 'failed' || rows.length === 0) return null;
  return (
    <Notice>
      <Banner tone="danger" isLive title={failedText ?? t('failed', { label })} onRetry={onRetry}>
        {t('outOfDate')}
      </Banner>
    </Notice>
  );
}
