import { currentLocale } from '@dropdeck/text';
import type { ReactNode } from 'react';
import { languageOf } from '../../lib/format/language';
import { readDate } from '../../lib/format/readDate';
import type { FieldTexts } from '../Field/Field';
import { TextField } from '../TextField/TextField';

export interface DatePickerProps extends FieldTexts {
  /** A date as `yyyy-MM-dd`; `null` while empty or incomplete. */
  value: string | null;
  /** Called while typing or picking with a complete date, or `null` when it is incomplete. */
  onChange: (value: string | null) => void;
  /** The focus left the field: the date is committed. */
  onBlur?: (() => void) | undefined;
}

/** A date, typed part by part, pasted, or picked in the calendar of the platform. No time, no time zone. */
export function DatePicker({ value, onChange, ...field }: DatePickerProps): ReactNode {
  return (
    <TextField
      {...field}
      type="date"
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : next)}
      onPaste={(event) => {
        const day = readDate(event.clipboardData.getData('text'), languageOf(navigator, currentLocale()));
        if (day === null) return;
        event.preventDefault();
        onChange(day);
      }}
    />
  );
}
