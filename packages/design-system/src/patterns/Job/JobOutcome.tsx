import type { ReactNode } from 'react';
import { counted, type Noun } from '../../lib/nouns/noun';
import { Banner, Button } from '../../primitives';
import FailedList from './FailedList';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

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

/** What a job does to each row. */
export type JobVerb = 'change' | 'delete' | 'make' | 'remove';

interface OutcomeProps {
  result: JobResult;
  noun: Noun;
  verb: JobVerb;
}

/** “293 of 300 redirects changed”. */
export const outcomeTitle = ({ result: { done, stopped, failed }, noun, verb }: OutcomeProps): string => {
  const total = done + stopped + failed.length;
  const items = counted(noun, total);
  return done === total ? t(`${verb}Done`, { items }) : t(`${verb}Partly`, { done, items });
};

/** What a finished or stopped job did. */
export function OutcomeBanner(props: OutcomeProps): ReactNode {
  const { done, stopped, failed } = props.result;
  const isComplete = stopped === 0 && failed.length === 0;
  return (
    <Banner tone={isComplete ? 'success' : done === 0 ? 'danger' : 'warning'} title={outcomeTitle(props)}>
      {failed.length > 0 && <p>{t(`${props.verb}Failed`, { count: failed.length })}</p>}
      {stopped > 0 && <p>{t('stopped', { count: stopped })}</p>}
    </Banner>
  );
}

/** What a finished or stopped job did, and the rows that failed. */
export function JobOutcome(props: OutcomeProps): ReactNode {
  const { failed } = props.result;
  return (
    <>
      <OutcomeBanner {...props} />
      {failed.length > 0 && <FailedList label={common('failed')} rows={failed} />}
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
  const items = counted(noun, left);
  return (
    <>
      {left > 0 && (
        <Button onPress={onRetry}>{stopped > 0 ? t('continue', { items }) : t('retry', { items })}</Button>
      )}
      <Button variant="primary" onPress={onClose}>
        {common('done')}
      </Button>
    </>
  );
}
