import type { ReactNode } from 'react';
import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker';

export type DateFieldProps = Omit<DatePickerProps, 'hasCalendar'>;

/** A calendar day that is typed, part by part: for days that people know by heart. */
export function DateField(props: DateFieldProps): ReactNode {
  return <DatePicker {...props} hasCalendar={false} />;
}
