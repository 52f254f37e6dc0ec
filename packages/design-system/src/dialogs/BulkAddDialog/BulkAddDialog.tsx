import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import styled from 'styled-components';
import { countOf, formatCount } from '../../internal/formatCount';
import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { Icon } from '../../primitives/Icon/Icon';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar';
import { TextArea } from '../../primitives/TextArea/TextArea';
import { color, space, text } from '../../tokens';
import { FormDialog } from '../FormDialog/FormDialog';
import { BulkLines, type BulkLineRow } from './BulkLines';

export type { BulkLineRow };

export interface BulkAddDialogProps {
  isOpen: boolean;
  text: string;
  onTextChange: (text: string) => void;
  /** The text of a file that was chosen. */
  onImport: (text: string) => void;
  /** A file could not be read. */
  onImportError: () => void;
  /** The lines of the text, each with what will become of it. */
  lines: readonly BulkLineRow[];
  counts: { total: number; toAdd: number; duplicates: number; bad: number };
  withDuplicates: boolean;
  onWithDuplicatesChange: (isOn: boolean) => void;
  /** How far the adding is; null while nothing is being added. */
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

const Counts = styled.p`
  ${text.small}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const inputs = (count: number): string => countOf(count, 'input');

function summary({ total, toAdd, duplicates, bad }: BulkAddDialogProps['counts']): string {
  if (total === 0) return 'Nothing pasted yet';
  const parts = [
    `${formatCount(toAdd)} to add`,
    ...(duplicates > 0 ? [`${formatCount(duplicates)} there already`] : []),
    ...(bad > 0 ? [`${formatCount(bad)} with a problem`] : []),
  ];
  return parts.join(' · ');
}

const placeholder = 'https://shop.example/air-runner-90\nDD1391-100\nDZ5485-612,40-44,EU,for Ada,129.50';

/** Adds many inputs: pasted links and IDs, CSV, or a file that was exported before. */
export function BulkAddDialog({
  isOpen,
  text: typed,
  onTextChange,
  onImport,
  onImportError,
  lines,
  counts,
  withDuplicates,
  onWithDuplicatesChange,
  progress,
  onAdd,
  onClose,
}: BulkAddDialogProps): ReactNode {
  const isAdding = progress !== null;
  return (
    <FormDialog
      isOpen={isOpen}
      size="large"
      title="Add Many"
      description="One link or product ID per line, or CSV: link, size range, region, note, price limit, webhook."
      submitLabel={counts.toAdd === 0 ? 'Add inputs' : `Add ${inputs(counts.toAdd)}`}
      onSubmit={onAdd}
      onClose={onClose}
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
        <Counts role="status">{summary(counts)}</Counts>
        <FileTrigger
          acceptedFileTypes={['.csv', '.json', '.txt', 'text/csv', 'application/json', 'text/plain']}
          onSelect={(files) => {
            const file = files?.[0];
            file?.text().then(onImport, onImportError);
          }}
        >
          <Button size="small" icon={<Icon icon={FileUp} />} isDisabled={isAdding}>
            Choose a CSV or JSON file
          </Button>
        </FileTrigger>
      </Head>
      {counts.duplicates > 0 && (
        <Checkbox
          label="Add again what is there already"
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
      <BulkLines lines={lines} withDuplicates={withDuplicates} />
    </FormDialog>
  );
}
