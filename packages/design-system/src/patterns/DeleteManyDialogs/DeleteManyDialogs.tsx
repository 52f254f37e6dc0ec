import type { ReactNode } from 'react';
import { counted, type Noun } from '../../lib/nouns/noun';
import { createLazyComponent, Lazy } from '../../loading/lazy';
import { AlertDialog, Button, Dialog } from '../../primitives';
import type { FailedListProps } from '../Job/FailedList';
import type { FailedRow } from '../BulkChangeDialog/types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

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
  const items = counted(noun, question ?? 0);
  return (
    <>
      <AlertDialog
        isOpen={question !== null}
        tone="danger"
        title={t('question', { items })}
        body={t('noUndo')}
        confirmLabel={t('confirm', { items })}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
      <Dialog
        isOpen={report !== null}
        onClose={onReportClose}
        title={t('failed', {
          count: report?.failed.length ?? 0,
          items: counted(noun, report?.total ?? 0),
        })}
        description={t('failedHint')}
        footer={<Button onPress={onReportClose}>{common('close')}</Button>}
      >
        <Lazy component={failedList} props={{ label: t('notDeleted'), rows: report?.failed ?? [] }} />
      </Dialog>
    </>
  );
}
