import type { ReactNode } from 'react';
import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker';

export type DateFieldProps = Omit<DatePickerProps, 'hasCalendar'>;

/** A date that is typed segment by segment, for dates that people know by heart. */
export function DateField(props: DateFieldProps): ReactNode {
  return <DatePicker {...props} hasCalendar={false} />;
}
