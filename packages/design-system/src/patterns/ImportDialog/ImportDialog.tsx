import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { Button, Checkbox, Row, Text, TextArea } from '../../primitives';
import { nameOfMany } from '../../lib/nouns/many/nameOfMany';
import { counted } from '../../lib/nouns/noun';
import { JobProgress } from '../Job/JobProgress';
import { useMedia } from '../../lib/react/useMedia';
import { media } from '../../tokens';
import { FormDialog } from '../FormDialog/FormDialog';
import { DropTarget, ImportFileButton, FileProblems, useImportFiles } from './ImportFiles';
import { ImportLines } from './ImportLines';
import type { ImportCounts, ImportDialogProps } from './types';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

function summary({ total, toAdd, duplicates, conflicts = 0, bad }: ImportCounts, added: number): string {
  if (total === 0 && added === 0) return t('nothingPasted');
  return [
    ...(added > 0 ? [t('addedMany', { count: added })] : []),
    ...(total > 0 ? [t('toAddMany', { count: toAdd })] : []),
    ...(duplicates > 0 ? [t('duplicates', { count: duplicates })] : []),
    ...(conflicts > 0 ? [t('conflicts', { count: conflicts })] : []),
    ...(bad > 0 ? [t('problems', { count: bad })] : []),
  ].join(' · ');
}

/**
 * Adds many items to a list: pasted lines, CSV, or files chosen or dropped on the box. Every line is shown
 * as it was read before anything is sent; those that fail stay in the box with their reason.
 */
export function ImportDialog<Item>({
  isOpen,
  format,
  isDirty,
  text: typed,
  onTextChange,
  onImport,
  isReading = false,
  lines,
  counts,
  added,
  onRemoveProblems,
  withDuplicates,
  onWithDuplicatesChange,
  withConflicts = false,
  onWithConflictsChange,
  progress,
  onAdd,
  onStop,
  onClose,
}: ImportDialogProps<Item>): ReactNode {
  const isPhone = useMedia(media.phone);
  const isAdding = progress !== null;
  const hasConflicts = (counts.conflicts ?? 0) > 0;
  const files = useImportFiles(onImport);
  const read = (chosen: readonly File[]): void => void files.read(chosen);
  // Keys in the text box come first; the lines follow in a render that can be interrupted.
  const readLines = useDeferredValue(lines);
  const list = useMemo(
    () => (
      <ImportLines
        lines={readLines}
        format={format}
        withDuplicates={withDuplicates}
        withConflicts={withConflicts}
      />
    ),
    [readLines, format, withDuplicates, withConflicts],
  );
  return (
    <FormDialog
      isOpen={isOpen}
      size="large"
      title={format.title}
      description={format.description}
      submitLabel={t('add', {
        items: counts.toAdd === 0 ? nameOfMany(format.noun) : counted(format.noun, counts.toAdd),
      })}
      onSubmit={onAdd}
      onClose={onClose}
      cancelLabel={added > 0 ? common('done') : undefined}
      isDirty={isDirty}
      isSaving={isAdding}
      onStop={onStop}
      isSubmitDisabled={counts.toAdd === 0 || isReading}
    >
      <DropTarget isDisabled={isAdding} onFiles={read}>
        <TextArea
          label={format.label}
          value={typed}
          onChange={onTextChange}
          placeholder={format.placeholder}
          rows={isPhone ? 5 : 9}
          mono
          autoFocus
          isReadOnly={isAdding}
        />
      </DropTarget>
      <Row data-gap={4} data-row-gap={2} data-justify="between" data-wraps>
        <Text data-size="small" data-tone="muted" data-tabular role="status">
          {isReading ? t('reading') : summary(counts, added)}
        </Text>
        <Row data-align="stretch" data-wraps>
          {counts.bad > 0 && (
            <Button size="small" isDisabled={isAdding} onPress={onRemoveProblems}>
              {t('removeProblemLines')}
            </Button>
          )}
          <ImportFileButton isDisabled={isAdding} onFiles={read} />
        </Row>
      </Row>
      <FileProblems problems={files.problems} />
      {(counts.duplicates > 0 || hasConflicts) && (
        <Row data-gap={6} data-row-gap={0} data-align="stretch" data-wraps>
          {counts.duplicates > 0 && (
            <Checkbox
              label={t('addDuplicatesToo')}
              isSelected={withDuplicates}
              onChange={onWithDuplicatesChange}
              isDisabled={isAdding}
            />
          )}
          {hasConflicts && (
            <Checkbox
              label={t('addConflictsToo')}
              isSelected={withConflicts}
              onChange={(isOn) => onWithConflictsChange?.(isOn)}
              isDisabled={isAdding}
            />
          )}
        </Row>
      )}
      {progress !== null && (
        <JobProgress label={t('adding', { items: nameOfMany(format.noun) })} progress={progress} />
      )}
      {list}
    </FormDialog>
  );
}
