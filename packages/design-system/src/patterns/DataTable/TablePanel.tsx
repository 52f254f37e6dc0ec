import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import type { DataTableProps } from './DataTableProps';
import { Notice, Panel } from './Frame';

type Props = Pick<DataTableProps<unknown>, 'label' | 'state' | 'failedText' | 'onRetry' | 'empty'>;

const retry = (onRetry: (() => void) | undefined, size: 'small' | 'medium'): ReactNode =>
  onRetry && (
    <Button size={size} onPress={onRetry}>
      Retry
    </Button>
  );

/** Replaces the rows when there are none: the failure, or the empty state. */
export function TablePanel({ label, state, failedText, onRetry, empty }: Props): ReactNode {
  return (
    <Panel>
      {state === 'failed' ? (
        <div role="alert">
          <EmptyState
            illustration="error"
            title={failedText ?? `${label} could not be loaded`}
            action={retry(onRetry, 'medium')}
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
  state,
  failedText,
  onRetry,
}: Props & { rows: readonly unknown[] }): ReactNode {
  if (state !== 'failed' || rows.length === 0) return null;
  return (
    <Notice>
      <Banner
        tone="danger"
        isLive
        title={failedText ?? `${label} could not be loaded`}
        actions={retry(onRetry, 'small')}
      >
        The rows below may be out of date.
      </Banner>
    </Notice>
  );
}
