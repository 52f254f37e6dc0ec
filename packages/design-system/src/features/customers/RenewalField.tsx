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
  /** Called on blur with the day, or null when it is incomplete. */
  onCommit: (day: string | null) => void;
}

const messages = () =>
  ({
    draftStays: t('dateNotSavedDraft'),
    reverted: t('dateNotSaved'),
  }) as const;

/** The date of the next renewal, committed on blur. */
export function RenewalField({ day, error, hasFailed, onCommit }: RenewalFieldProps): ReactNode {
  const [draft, setDraft] = useState<string | null | undefined>(undefined);
  const [lastDay, setLastDay] = useState(day);
  /** The last committed day, until another one is saved. */
  const [committed, setCommitted] = useState<string | null>(null);
  // Reset to the saved day, except for a draft that could not be saved.
  if (lastDay !== day) {
    setLastDay(day);
    setDraft(hasFailed && committed !== null ? committed : undefined);
    if (!hasFailed && committed !== day) setCommitted(null);
  }
  // While its year is typed, a date has the years before it: 0002, 0020, 0202.
  const complete = draft === undefined || draft === null || draft < '1000' ? null : draft;
  const isDirty = complete !== null && complete !== committed;
  const hasFailedDraft = hasFailed && draft !== undefined && draft !== day;
  useOnUnmount(() => isDirty && onCommit(complete));
  return (
    <DatePicker
      label={t('nextRenewal')}
      description={t('renewalDescription')}
      error={
        error ?? (hasFailed ? (hasFailedDraft ? messages().draftStays : messages().reverted) : undefined)
      }
      value={draft === undefined ? day : draft}
      onChange={setDraft}
      onBlur={() => {
        if (draft === undefined) return;
        // An incomplete date shows the saved day again.
        if (complete === null) setDraft(undefined);
        else setCommitted(complete);
        onCommit(complete);
      }}
    />
  );
}
