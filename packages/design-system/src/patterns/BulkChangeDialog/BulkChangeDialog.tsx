import { useId, type ReactNode } from 'react';
import { Button, Dialog, Stack, Text } from '../../primitives';
import { nameOfMany } from '../../lib/nouns/many/nameOfMany';
import { counted } from '../../lib/nouns/noun';
import { JobOutcome, JobOutcomeActions, outcomeTitle } from '../Job/JobOutcome';
import { JobProgress, JobStep } from '../Job/JobProgress';
import { PreviewList } from './PreviewList';
import type { BulkChangeDialogProps } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from '../Job/text.en';

/**
 * Changes many rows in one dialog: choose the value and see what it does to each row, follow the job, and see
 * which rows failed. While the job runs the dialog stays open.
 */
export function BulkChangeDialog({
  isOpen,
  title,
  description,
  noun,
  verb = 'change',
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
  const formId = useId();
  const isRunning = progress !== null;
  const isConfirmable = preview !== null && preview.count > 0;
  const outcome = result === null ? '' : outcomeTitle({ result, noun, verb });

  const footer = isRunning ? (
    <Button onPress={onStop}>{common('stop')}</Button>
  ) : result !== null ? (
    <>
      {onUndo && result.done > 0 && (
        <Button variant="ghost" onPress={onUndo}>
          {common('undo')}
        </Button>
      )}
      <JobOutcomeActions result={result} noun={noun} onRetry={onRetry} onClose={onClose} />
    </>
  ) : (
    <>
      <Button variant="ghost" onPress={onClose}>
        {common('cancel')}
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
        <JobStep key="job" label={t(`${verb}Running`, { items: nameOfMany(noun) })}>
          <JobProgress
            label={t(`${verb}Running`, { items: counted(noun, progress.total) })}
            progress={progress}
          />
          <Text data-size="small" data-tone="muted">
            {t(`${verb}Stop`)}
          </Text>
        </JobStep>
      ) : result !== null ? (
        <JobStep key="outcome" label={outcome}>
          <JobOutcome result={result} noun={noun} verb={verb} />
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
          {preview !== null && <PreviewList preview={preview} noun={noun} verb={verb} />}
        </Stack>
      )}
    </Dialog>
  );
}
