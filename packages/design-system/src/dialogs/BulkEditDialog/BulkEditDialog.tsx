import { useMemo, useState, type ReactNode } from 'react';
import { countOf } from '../../internal/formatCount';
import { SizeRange } from '../../patterns/SizeRange/SizeRange';
import { Select } from '../../primitives/Select/Select';
import { TextField } from '../../primitives/TextField/TextField';
import { FormDialog } from '../FormDialog/FormDialog';
import { regionChoices, type RegionOption } from '../InputDialog/InputFields';

/** The field that is set for many inputs at once. */
export type BulkEditField = 'region' | 'sizeRange' | 'note';
export type BulkEditChange = { region: string } | { sizeRange: string } | { note: string };

export interface BulkEditDialogProps {
  /** Null while closed. */
  field: BulkEditField | null;
  /** How many inputs are changed. */
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

/** Mounted while the dialog is open, so that the fields start empty each time. */
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

/** Sets one field of many inputs to the same value. */
export function BulkEditDialog({ field, ...rest }: BulkEditDialogProps): ReactNode {
  return field === null ? null : <Fields key={field} field={field} {...rest} />;
}
