import { useRef, useState, type ReactNode } from 'react';
import { DatePicker } from '../../primitives/DatePicker/DatePicker';

export interface RenewalFieldProps {
  /** The day that stands, `yyyy-MM-dd`; null where there is none. */
  day: string | null;
  errorMessage?: string | undefined;
  /** The focus has left the field: the day in it, or null when there is no whole one. */
  onCommit: (day: string | null) => void;
}

/** The date of the next renewal. What is typed is meant once the focus leaves the field. */
export function RenewalField({ day, errorMessage, onCommit }: RenewalFieldProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string | null | undefined>(undefined);
  const [round, setRound] = useState(0);
  const [basis, setBasis] = useState(day);
  // Saved, or back after a save that failed: what stands is what is shown.
  if (basis !== day) {
    setBasis(day);
    setDraft(undefined);
  }
  return (
    <div ref={root}>
      <DatePicker
        key={round}
        label="Next Renewal"
        description="Saved when you leave the field."
        errorMessage={errorMessage}
        value={draft === undefined ? day : draft}
        onChange={setDraft}
        onBlur={() => {
          const parts = [...(root.current?.querySelectorAll('[role="spinbutton"]') ?? [])];
          const isEmptied = parts.some((part) => part.hasAttribute('data-placeholder'));
          if (!isEmptied) {
            if (draft !== undefined) onCommit(draft);
          } else if (day !== null || draft !== undefined) {
            // A date without one of its parts is none. The field begins anew with the one that stands.
            setDraft(undefined);
            setRound((before) => before + 1);
            onCommit(null);
          }
        }}
      />
    </div>
  );
}
