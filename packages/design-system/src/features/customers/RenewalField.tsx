import { useState, type ReactNode } from 'react';
import { useOnUnmount } from '../../lib/react/useOnUnmount';
import { DatePicker } from '../../primitives';
import { t } from './text.en';

export interface RenewalFieldProps {
  /** The saved day, `yyyy-MM-dd`; null for none. */
  day: string | null;
  /** Why the draft is refused. */
  error?: string | undefined;
  /** The last save failed: `day` was reverted, and the draft stays in the field. */
  hasFailed: boolean;
  /** Called on blur with the day, or null when it is incomplete, and the saved day when the person began. */
  onCommit: (day: string | null, from: string | null) => void;
}

/** The date of the next renewal, committed on blur. */
export function RenewalField({ day, error, hasFailed, onCommit }: RenewalFieldProps): ReactNode {
  const [draft, setDraft] = useState<string | null | undefined>(undefined);
  const [lastDay, setLastDay] = useState(day);
  /** The saved day when the person began. */
  const [from, setFrom] = useState(day);
  /** The last committed day, until another one is saved. */
  const [committed, setCommitted] = useState<string | null>(null);
  const isTyped = draft !== undefined && (draft === null || draft !== committed);
  // Reset to the saved day, except for what is being typed, and a draft that could not be saved.
  if (lastDay !== day) {
    setLastDay(day);
    if (!isTyped) {
      setDraft(hasFailed && committed !== null ? committed : undefined);
      if (!hasFailed && committed !== day) setCommitted(null);
    }
  }
  // While its year is typed, a date has the years before it: 0002, 0020, 0202.
  const complete = draft === undefined || draft === null || draft < '1000' ? null : draft;
  const isDirty = complete !== null && complete !== committed;
  const hasFailedDraft = hasFailed && draft !== undefined && draft !== day;
  useOnUnmount(() => isDirty && onCommit(complete, from));
  return (
    <DatePicker
      label={t('nextRenewal')}
      description={t('renewalDescription')}
      error={error ?? (hasFailed ? t(hasFailedDraft ? 'dateNotSavedDraft' : 'dateNotSaved') : undefined)}
      value={draft === undefined ? day : draft}
      onChange={(next) => {
        if (!isTyped) setFrom(day);
        setDraft(next);
      }}
      onBlur={() => {
        if (draft === undefined) return;
        // An incomplete date shows the saved day again.
        if (complete === null) setDraft(undefined);
        else setCommitted(complete);
        onCommit(complete, from);
      }}
    />
  );
}
