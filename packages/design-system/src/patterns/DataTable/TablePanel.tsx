import type { ReactNode } from 'react';
import { Banner, Button, EmptyState } from '../../primitives';
import type { DataTableProps } from './DataTableProps';
import { Notice, Panel } from './Frame';

type Props = Pick<DataTableProps<unknown>, 'label' | 'status' | 'failedText' | 'onRetry' | 'empty'>;

/** Replaces the rows when there are none: the failure, or the empty state. */
export function TablePanel({ label, status, failedText, onRetry, empty }: Props): ReactNode {
  return (
    <Panel>
      {status === 'failed' ? (
        <div role="alert">
          <EmptyState
            illustration="error"
            title={failedText ?? `${label} could not be loaded`}
            action={onRetry && <Button onPress={onRetry}>Retry</Button>}
          >
            Nothing was lost. Try again in a moment.
          </EmptyState>
        </div>
      ) : (
        (empty ?? <EmptyState title="Nothing here yet" />)
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
      <Banner tone="danger" isLive title={failedText ?? `${label} could not be loaded`} onRetry={onRetry}>
        The rows below may be out of date.
      </Banner>
    </Notice>
  );
}
