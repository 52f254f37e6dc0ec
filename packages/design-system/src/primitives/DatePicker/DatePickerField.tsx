import { parseDate, type CalendarDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { currentLocale } from '@dropdeck/text';
import type { ClipboardEvent, ReactNode } from 'react';
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
} from 'react-aria-components/DatePicker';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { languageOf } from '../../lib/format/language';
import { readDate } from '../../lib/format/readDate';
import { omitUndefined } from '../../lib/react/omitUndefined';
import { ControlFrame } from '../Field/ControlFrame';
import { FieldFrame, splitTexts, type FieldTexts } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import {
  Root,
  Segments,
  Segment,
  Open,
  Surface,
  Header,
  MonthButton,
  Weekday,
  Day,
} from './datePickerStyles';

export interface DatePickerProps extends FieldTexts {
  /** A date as `yyyy-MM-dd`; `null` while empty or invalid. */
  value: string | null;
  /** Called while typing or picking with a complete date, or `null` when it is cleared. */
  onChange: (value: string | null) => void;
  /** The focus left the whole field: the date is committed. */
  onBlur?: (() => void) | undefined;
}

function toDate(value: string | null | undefined): CalendarDate | null {
  if (!value) return null;
  try {
    return parseDate(value);
  } catch {
    // Show nothing for an invalid or nonexistent date.
    return null;
  }
}

/** The content of DatePicker, in its own module: calendars are the heaviest control and rarely seen. */
export default function DatePickerField({ value, onChange, onBlur, ...props }: DatePickerProps): ReactNode {
  const { texts, validation } = splitTexts(props);
  const onPaste = (event: ClipboardEvent): void => {
    const day = readDate(event.clipboardData.getData('text'), languageOf(navigator, currentLocale()));
    if (day === null) return;
    event.preventDefault();
    onChange(day);
  };
  return (
    <Root<CalendarDate>
      {...omitUndefined({ onBlur })}
      {...validation}
      value={toDate(value)}
      onChange={(next) => onChange(next === null ? null : next.toString())}
      shouldForceLeadingZeros
    >
      <FieldFrame {...texts}>
        <ControlFrame isInvalid={validation.isInvalid} onPaste={onPaste}>
          <Segments>{(segment) => <Segment segment={segment} />}</Segments>
          <Open>
            <Icon icon={CalendarDays} />
          </Open>
        </ControlFrame>
      </FieldFrame>
      <Surface offset={4}>
        <Dialog>
          <Calendar>
            <Header>
              <MonthButton slot="previous">
                <Icon icon={ChevronLeft} />
              </MonthButton>
              <Heading />
              <MonthButton slot="next">
                <Icon icon={ChevronRight} />
              </MonthButton>
            </Header>
            <CalendarGrid>
              <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
              <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Surface>
    </Root>
  );
}
