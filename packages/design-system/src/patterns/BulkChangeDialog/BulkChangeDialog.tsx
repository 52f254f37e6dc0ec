import { useId, type ReactNode } from 'react';
import { Button, Dialog, Stack, Text } from '../../primitives';
import { useCounts } from '../../lib/format/formatCount';
import { counted, nameOfMany } from '../../lib/nouns/noun';
import { JobOutcome, JobOutcomeActions, outcomeTitle } from '../Job/JobOutcome';
import { JobProgress, JobStep } from '../Job/JobProgress';
import { PreviewList } from './PreviewList';
import type { BulkChangeDialogProps } from './types';

const changing = { running: 'Changing', done: 'changed' };

/**
 * Changes many rows in one dialog: choose the value and see what it does to each row, follow the job, and see
 * which rows failed. While the job runs the dialog stays open.
 */
export function BulkChangeDialog({
  isOpen,
  title,
  description,
  noun,
  verb = changing,
  children,
  preview,
  confirmLabel,
  tone = 'default',
  progress,
  result,
  onConfirm,
  onStop,
  onRetry,
  onUndo,
  onClose,
}: BulkChangeDialogProps): ReactNode {
  const counts = useCounts();
  const formId = useId();
  const isRunning = progress !== null;
  const isConfirmable = preview !== null && preview.count > 0;
  const outcome = result === null ? '' : outcomeTitle(counts, result, noun, verb.done);

  const footer = isRunning ? (
    <Button onPress={onStop}>Stop</Button>
  ) : result !== null ? (
    <>
      {onUndo && result.done > 0 && (
        <Button variant="ghost" onPress={onUndo}>
          Undo
        </Button>
      )}
      <JobOutcomeActions result={result} noun={noun} onRetry={onRetry} onClose={onClose} />
    </>
  ) : (
    <>
      <Button variant="ghost" onPress={onClose}>
        Cancel
      </Button>
      <Button
        variant={tone === 'danger' ? 'danger' : 'primary'}
        type="submit"
        form={formId}
        isDisabled={!isConfirmable}
      >
        {confirmLabel}
      </Button>
    </>
  );

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={isRunning || result !== null ? undefined : description}
      isDismissable={false}
      isLocked={isRunning}
      footer={footer}
    >
      {isRunning ? (
        <JobStep key="job" label={`${verb.running} ${nameOfMany(noun)}`}>
          <JobProgress label={`${verb.running} ${counted(noun, progress.total)}`} progress={progress} />
          <Text data-size="small" data-tone="muted">
            The dialog stays open until the job ends. Stop keeps what is already {verb.done}.
          </Text>
        </JobStep>
      ) : result !== null ? (
        <JobStep key="outcome" label={outcome}>
          <JobOutcome result={result} title={outcome} done={verb.done} />
        </JobStep>
      ) : (
        <Stack
          as="form"
          data-gap={5}
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isConfirmable) onConfirm();
          }}
        >
          {children}
          {preview !== null && <PreviewList preview={preview} noun={noun} done={verb.done} />}
        </Stack>
      )}
    </Dialog>
  );
}
