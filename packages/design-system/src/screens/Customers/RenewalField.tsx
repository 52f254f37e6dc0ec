import { useState, type ReactNode } from 'react';
import { DatePicker } from '../../primitives/DatePicker/DatePicker';

export interface RenewalFieldProps {
  /** The day that stands, `yyyy-MM-dd`; null where there is none. */
  day: string | null;
  errorMessage?: string | undefined;
  onCommit: (day: string | null) => void;
}

/** The date of the next renewal. What is typed is meant once the focus leaves the field. */
export function RenewalField({ day, errorMessage, onCommit }: RenewalFieldProps): ReactNode {
  const [draft, setDraft] = useState<string | null | undefined>(undefined);
  const [basis, setBasis] = useState(day);
  // Saved, or back after a save that failed: what stands is what is shown.
  if (basis !== day) {
    setBasis(day);
    setDraft(undefined);
  }
  return (
    <DatePicker
      label="Next Renewal"
      description="Saved when you leave the field."
      errorMessage={errorMessage}
      value={draft === undefined ? day : draft}
      onChange={setDraft}
      onBlur={() => {
        if (draft !== undefined) onCommit(draft);
      }}
    />
  );
}
