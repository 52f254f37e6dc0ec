import { useRef, useState, type ReactNode } from 'react';
import { useOnUnmount } from '../../internal/useOnUnmount';
import { DatePicker } from '../../primitives/DatePicker/DatePicker';

export interface RenewalFieldProps {
  /** The day that stands, `yyyy-MM-dd`; null where there is none. */
  day: string | null;
  /** Why what was typed is not taken. */
  errorMessage?: string | undefined;
  /** The last save failed: the day before is back, what was typed stays in the field. */
  hasFailed: boolean;
  /** The focus has left the field: the day in it, or null when there is no whole one. */
  onCommit: (day: string | null) => void;
}

const messages = {
  kept: 'Not saved; the previous date still applies. Leave the field to try again.',
  back: 'Not saved; the previous date still applies.',
} as const;

/** The date of the next renewal. What is typed is meant once the focus leaves the field. */
export function RenewalField({ day, errorMessage, hasFailed, onCommit }: RenewalFieldProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string | null | undefined>(undefined);
  const [round, setRound] = useState(0);
  const [basis, setBasis] = useState(day);
  /** What was meant last, until something else stands. */
  const [sent, setSent] = useState<string | null>(null);
  // What stands is what is shown, but for what was typed and could not be saved.
  if (basis !== day) {
    setBasis(day);
    setDraft(hasFailed && sent !== null ? sent : undefined);
    if (!hasFailed && sent !== day) setSent(null);
  }
  const isUnsent = draft !== undefined && draft !== null && draft !== sent;
  const hasFailedDraft = hasFailed && draft !== undefined && draft !== day;
  useOnUnmount(() => isUnsent && onCommit(draft));
  return (
    <div ref={root}>
      <DatePicker
        key={round}
        label="Next Renewal"
        description="Saved when you leave the field."
        errorMessage={
          errorMessage ?? (hasFailed ? (hasFailedDraft ? messages.kept : messages.back) : undefined)
        }
        value={draft === undefined ? day : draft}
        onChange={setDraft}
        onBlur={() => {
          const parts = [...(root.current?.querySelectorAll('[role="spinbutton"]') ?? [])];
          const isEmptied = parts.some((part) => part.hasAttribute('data-placeholder'));
          if (!isEmptied) {
            if (draft === undefined) return;
            setSent(draft);
            onCommit(draft);
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
