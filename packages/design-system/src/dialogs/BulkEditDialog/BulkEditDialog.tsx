import { useMemo, useState, type ReactNode } from 'react';
import { countOf } from '../../internal/formatCount';
import { SizeRange } from '../../patterns/SizeRange/SizeRange';
import { Select } from '../../primitives/Select/Select';
import { TextField } from '../../primitives/TextField/TextField';
import { FormDialog } from '../FormDialog/FormDialog';
import { regionChoices, type RegionOption } from '../InputDialog/InputFields';

/** What many inputs are given at once: one field of them. */
export type BulkEditField = 'region' | 'sizeRange' | 'note';
export type BulkEditChange = { region: string } | { sizeRange: string } | { note: string };

export interface BulkEditDialogProps {
  /** The field that is set; null while the dialog is closed. */
  field: BulkEditField | null;
  /** How many inputs are given it. */
  count: number;
  regions: readonly RegionOption[];
  onApply: (change: BulkEditChange) => void;
  onClose: () => void;
}

const titles: Readonly<Record<BulkEditField, string>> = {
  region: 'Set region',
  sizeRange: 'Set size range',
  note: 'Set note',
};

/** The fields live as long as the dialog is open, and begin anew each time. */
function Fields({
  field,
  count,
  regions,
  onApply,
  onClose,
}: Omit<BulkEditDialogProps, 'field'> & { field: BulkEditField }): ReactNode {
  const [region, setRegion] = useState('all');
  const [sizeRange, setSizeRange] = useState('36-50');
  const [note, setNote] = useState('');
  const options = useMemo(() => regionChoices(regions, 'all'), [regions]);
  const changes = { region: { region }, sizeRange: { sizeRange }, note: { note } } as const;
  const inputs = countOf(count, 'input');
  return (
    <FormDialog
      isOpen
      size="small"
      title={titles[field]}
      description={`Applies to ${inputs}.`}
      submitLabel={`Change ${inputs}`}
      onSubmit={() => onApply(changes[field])}
      onClose={onClose}
    >
      {field === 'region' && <Select label="Region" options={options} value={region} onChange={setRegion} />}
      {field === 'sizeRange' && <SizeRange label="Size Range" value={sizeRange} onChange={setSizeRange} />}
      {field === 'note' && (
        <TextField
          label="Note"
          description="Leave empty to remove the note."
          value={note}
          onChange={setNote}
          autoFocus
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}

/** Gives one field of many inputs the same value. */
export function BulkEditDialog({ field, ...rest }: BulkEditDialogProps): ReactNode {
  return field === null ? null : <Fields key={field} field={field} {...rest} />;
}
