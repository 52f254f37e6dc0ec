import type { ReactNode } from 'react';
import { nameOfMany, type Noun } from '../../lib/nouns/noun';
import { useCounts } from '../../lib/format/formatCount';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { AlertDialog, Button, Dialog } from '../../primitives';
import type { FailedListProps } from '../Job/FailedList';
import type { FailedRow } from '../BulkChangeDialog/types';

const failedList = createLazyComponent<FailedListProps>(() => import('../Job/FailedList'));

export interface DeleteManyDialogsProps {
  /** What is deleted. */
  noun: Noun;
  /** How many to delete; null while the confirmation is closed. */
  question: number | null;
  onConfirm: () => void;
  onCancel: () => void;
  /** The items that could not be deleted, out of how many; null when there is nothing to report. */
  report: { total: number; failed: readonly FailedRow[] } | null;
  onReportClose: () => void;
}

/** Confirms deleting several items, and reports afterwards which ones could not be deleted. */
export function DeleteManyDialogs({
  noun,
  question,
  onConfirm,
  onCancel,
  report,
  onReportClose,
}: DeleteManyDialogsProps): ReactNode {
  const { formatCount } = useCounts();
  const count = formatCount(question ?? 0);
  return (
    <>
      <AlertDialog
        isOpen={question !== null}
        tone="danger"
        title={`Delete ${count} ${nameOfMany(noun)}?`}
        body="This cannot be undone."
        confirmLabel={`Delete ${count} ${nameOfMany(noun)}`}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
      <Dialog
        isOpen={report !== null}
        onClose={onReportClose}
        title={`${formatCount(report?.failed.length ?? 0)} of ${formatCount(report?.total ?? 0)} ${nameOfMany(noun)} could not be deleted`}
        description="These are still in the list. The others were deleted."
        footer={
          <Button variant="primary" onPress={onReportClose}>
            Close
          </Button>
        }
      >
        <Lazy component={failedList} props={{ label: 'Not deleted', rows: report?.failed ?? [] }} />
      </Dialog>
    </>
  );
}
