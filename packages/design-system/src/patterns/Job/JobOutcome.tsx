import type { ReactNode } from 'react';
import { counted, type Noun } from '../../lib/nouns/noun';
import { Banner, Button } from '../../primitives';
import FailedList from './FailedList';
import { useCounts, type Counts } from '../../lib/format/formatCount';

/** A row that a job failed for. */
export interface FailedRow {
  readonly id: string | number;
  readonly name: string;
  readonly reason?: string | undefined;
}

/** What a job of many calls did. */
export interface JobResult {
  readonly done: number;
  /** How many were not sent, because the job was stopped. */
  readonly stopped: number;
  readonly failed: readonly FailedRow[];
}

/** “293 of 300 redirects changed”. */
export const outcomeTitle = (
  { formatCount }: Counts,
  { done, stopped, failed }: JobResult,
  noun: Noun,
  participle: string,
): string => {
  const total = done + stopped + failed.length;
  return done === total
    ? `${counted(noun, total)} ${participle}`
    : `${formatCount(done)} of ${counted(noun, total)} ${participle}`;
};

interface OutcomeProps {
  result: JobResult;
  title: string;
  /** The participle: “changed”. */
  done: string;
}

/** What a finished or stopped job did. */
export function OutcomeBanner({ result, title, done }: OutcomeProps): ReactNode {
  const { formatCount } = useCounts();
  const { stopped, failed } = result;
  const isComplete = stopped === 0 && failed.length === 0;
  return (
    <Banner tone={isComplete ? 'success' : result.done === 0 ? 'danger' : 'warning'} title={title}>
      {failed.length > 0 && <p>{`${formatCount(failed.length)} could not be ${done}.`}</p>}
      {stopped > 0 && <p>{`Stopped before the other ${formatCount(stopped)}.`}</p>}
    </Banner>
  );
}

/** What a finished or stopped job did, and the rows that failed. */
export function JobOutcome({ result, ...banner }: OutcomeProps): ReactNode {
  return (
    <>
      <OutcomeBanner result={result} {...banner} />
      {result.failed.length > 0 && <FailedList label="Failed" rows={result.failed} />}
    </>
  );
}

/** What can follow a job: one more try with what is left, and the end. */
export function JobOutcomeActions({
  result: { stopped, failed },
  noun,
  onRetry,
  onClose,
}: {
  result: JobResult;
  noun: Noun;
  onRetry: () => void;
  onClose: () => void;
}): ReactNode {
  const left = stopped + failed.length;
  return (
    <>
      {left > 0 && (
        <Button onPress={onRetry}>
          {`${stopped > 0 ? 'Continue with' : 'Retry'} ${counted(noun, left)}`}
        </Button>
      )}
      <Button variant="primary" onPress={onClose}>
        Done
      </Button>
    </>
  );
}
