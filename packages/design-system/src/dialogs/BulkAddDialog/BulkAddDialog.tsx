import type { ReactNode } from 'react';
import styled from 'styled-components';
import { countOf, formatCount } from '../../internal/formatCount';
import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar';
import { TextArea } from '../../primitives/TextArea/TextArea';
import { color, space, text } from '../../tokens';
import { FormDialog } from '../FormDialog/FormDialog';
import type { RegionOption } from '../InputDialog/InputFields';
import { FileButton, FileNotes, useBulkFiles } from './BulkFiles';
import { BulkLines, type BulkLineRow } from './BulkLines';

export interface BulkAddDialogProps {
  isOpen: boolean;
  text: string;
  onTextChange: (text: string) => void;
  /** Takes the text of a chosen file. */
  onImport: (text: string) => void;
  /** The parsed lines, each with its status. */
  lines: readonly BulkLineRow[];
  counts: { total: number; toAdd: number; duplicates: number; bad: number };
  regions: readonly RegionOption[];
  /** How many were added since the dialog opened. */
  added: number;
  /** Removes the lines with a problem from the text. */
  onRemoveProblems: () => void;
  withDuplicates: boolean;
  onWithDuplicatesChange: (isOn: boolean) => void;
  /** Null while nothing is being added. */
  progress: { done: number; total: number } | null;
  onAdd: () => void;
  onClose: () => void;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Counts = styled.p`
  ${text.small}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const inputs = (count: number): string => countOf(count, 'input');

function summary({ total, toAdd, duplicates, bad }: BulkAddDialogProps['counts'], added: number): string {
  if (total === 0) return 'Nothing pasted yet';
  const parts = [
    ...(added > 0 ? [`${formatCount(added)} added`] : []),
    `${formatCount(toAdd)} to add`,
    ...(duplicates > 0 ? [countOf(duplicates, 'duplicate')] : []),
    ...(bad > 0 ? [`${formatCount(bad)} with a problem`] : []),
  ];
  return parts.join(' · ');
}

const placeholder = 'https://shop.example/air-runner-90\nDD1391-100\nDZ5485-612,40-44,EU,for Ada,129.50';

/** Adds many inputs: pasted links and IDs, CSV, or an exported file. */
export function BulkAddDialog({
  isOpen,
  text: typed,
  onTextChange,
  onImport,
  lines,
  counts,
  added,
  regions,
  onRemoveProblems,
  withDuplicates,
  onWithDuplicatesChange,
  progress,
  onAdd,
  onClose,
}: BulkAddDialogProps): ReactNode {
  const isAdding = progress !== null;
  const files = useBulkFiles(onImport);
  return (
    <FormDialog
      isOpen={isOpen}
      size="large"
      title="Add many"
      description="One link or product ID per line, CSV (link, size range, region, note, price limit, webhook) or JSON."
      submitLabel={counts.toAdd === 0 ? 'Add inputs' : `Add ${inputs(counts.toAdd)}`}
      onSubmit={onAdd}
      onClose={onClose}
      cancelLabel={added > 0 ? 'Done' : undefined}
      isDirty={typed.trim() !== ''}
      isSaving={isAdding}
      isSubmitDisabled={counts.toAdd === 0}
    >
      <TextArea
        label="Links and product IDs"
        value={typed}
        onChange={onTextChange}
        placeholder={placeholder}
        rows={9}
        mono
        autoFocus
        isReadOnly={isAdding}
      />
      <Head>
        <Counts role="status">{summary(counts, added)}</Counts>
        <Buttons>
          {counts.bad > 0 && (
            <Button size="small" isDisabled={isAdding} onPress={() => onRemoveProblems()}>
              Remove problem lines
            </Button>
          )}
          <FileButton isDisabled={isAdding} onFiles={(chosen) => void files.read(chosen)} />
        </Buttons>
      </Head>
      <FileNotes notes={files.notes} />
      {counts.duplicates > 0 && (
        <Checkbox
          label="Add duplicates too"
          isSelected={withDuplicates}
          onChange={onWithDuplicatesChange}
          isDisabled={isAdding}
        />
      )}
      {progress !== null && (
        <ProgressBar
          label="Adding inputs"
          value={progress.done}
          maxValue={progress.total}
          valueLabel={`${formatCount(progress.done)} of ${formatCount(progress.total)}`}
        />
      )}
      <BulkLines lines={lines} regions={regions} withDuplicates={withDuplicates} />
    </FormDialog>
  );
}
