import type { ReactNode } from 'react';
import { useCounts, type Counts } from '../../internal/formatCount';
import { Banner } from '../../primitives/Banner/Banner';
import FailedList from './FailedList';
import type { BulkChangeDialogProps, ChangeResult } from './types';

/** “293 of 300 redirects changed”. */
export const outcomeTitle = (
  { formatCount, countOf }: Counts,
  { done, stopped, failed }: ChangeResult,
  noun: BulkChangeDialogProps['noun'],
  participle: string,
): string => {
  const total = done + stopped + failed.length;
  return done === total
    ? `${countOf(total, ...noun)} ${participle}`
    : `${formatCount(done)} of ${countOf(total, ...noun)} ${participle}`;
};

/** What a finished or stopped job did, and the rows that failed. */
export function ChangeOutcome({
  result,
  title,
  done,
}: {
  result: ChangeResult;
  title: string;
  /** The participle: “changed”. */
  done: string;
}): ReactNode {
  const { formatCount } = useCounts();
  const { stopped, failed } = result;
  const isComplete = stopped === 0 && failed.length === 0;
  return (
    <>
      <Banner tone={isComplete ? 'success' : result.done === 0 ? 'danger' : 'warning'} title={title}>
        {failed.length > 0 && <p>{`${formatCount(failed.length)} could not be ${done}.`}</p>}
        {stopped > 0 && <p>{`Stopped before the other ${formatCount(stopped)}.`}</p>}
      </Banner>
      {failed.length > 0 && <FailedList label="Failed" rows={failed} />}
    </>
  );
}
