import { parseDate, type CalendarDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import { defined } from '../../internal/defined';
import { FieldLabel, FieldMessage, type FieldTexts } from '../../internal/field/Field';
import { bareInput, controlFrame, fieldRoot } from '../../internal/field/fieldStyles';
import { popoverStyles } from '../../internal/overlayStyles';
import { color, controlHeight, focusRing, media, radius, space, text } from '../../tokens';
import { Icon } from '../Icon/Icon';

export interface DatePickerProps extends FieldTexts {
  /** A calendar day as `yyyy-MM-dd`; `null` while there is none or it cannot be read. */
  value: string | null;
  /** Called while the date is typed or picked: a whole date, or `null` when it is cleared. */
  onChange: (value: string | null) => void;
  /** The focus left the whole field: the date is meant. */
  onBlur?: (() => void) | undefined;
  /** Without it there is no calendar, only the typed date. */
  hasCalendar?: boolean | undefined;
  minValue?: string | undefined;
  maxValue?: string | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

const Root = styled(AriaDatePicker)`
  ${fieldRoot}
` as typeof AriaDatePicker;

const Frame = styled(Group)`
  ${controlFrame}
`;

const Segments = styled(DateInput)`
  ${bareInput}
  display: flex;
`;

const Segment = styled(DateSegment)`
  padding: 0 2px;
  border-radius: ${radius.small};
  font-variant-numeric: tabular-nums;
  outline: none;

  &[data-placeholder] {
    color: ${color.subtle};
  }
  &[data-focused] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

const Open = styled(Button)`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 34px;
  align-self: stretch;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  outline: none;

  &[data-hovered] {
    color: ${color.text};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
`;

const Surface = styled(Popover)`
  ${popoverStyles}
  padding: ${space[3]};
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-bottom: ${space[2]};

  h2 {
    flex: 1;
    text-align: center;
    ${text.label}
  }
`;

const Turn = styled(Button)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  outline: none;

  &[data-hovered] {
    background: ${color.hover};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
`;

const Weekday = styled(CalendarHeaderCell)`
  width: 36px;
  padding-block: ${space[1]};
  ${text.caption}
  font-weight: 500;
  color: ${color.muted};
`;

const Day = styled(CalendarCell)`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.control};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;

  &[data-hovered] {
    background: ${color.hover};
  }
  &[data-selected] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${color.subtle};
    cursor: not-allowed;
  }
  ${media.phone} {
    width: ${controlHeight.touch};
    height: ${controlHeight.touch};
  }
`;

function toDate(value: string | null | undefined): CalendarDate | null {
  if (!value) return null;
  try {
    return parseDate(value);
  } catch {
    // A day that does not exist, or text that is no day, is no date to show.
    return null;
  }
}

/** A calendar day, typed segment by segment or picked. No time, no time zone. */
export function DatePicker({
  label,
  isLabelHidden,
  description,
  warning,
  errorMessage,
  isRequired = false,
  value,
  onChange,
  onBlur,
  hasCalendar = true,
  minValue,
  maxValue,
  isDisabled = false,
  isReadOnly = false,
}: DatePickerProps): ReactNode {
  const isInvalid = Boolean(errorMessage);
  return (
    <Root<CalendarDate>
      {...defined({ onBlur })}
      value={toDate(value)}
      onChange={(next) => onChange(next === null ? null : next.toString())}
      minValue={toDate(minValue)}
      maxValue={toDate(maxValue)}
      isRequired={isRequired}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      shouldForceLeadingZeros
      validationBehavior="aria"
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <Frame isInvalid={isInvalid} isDisabled={isDisabled} data-read-only={isReadOnly || undefined}>
        <Segments>{(segment) => <Segment segment={segment} />}</Segments>
        {hasCalendar && (
          <Open>
            <Icon icon={CalendarDays} />
          </Open>
        )}
      </Frame>
      <FieldMessage description={description} warning={warning} errorMessage={errorMessage} />
      {hasCalendar && (
        <Surface offset={4}>
          <Dialog>
            <Calendar>
              <Header>
                <Turn slot="previous">
                  <Icon icon={ChevronLeft} />
                </Turn>
                <Heading />
                <Turn slot="next">
                  <Icon icon={ChevronRight} />
                </Turn>
              </Header>
              <CalendarGrid>
                <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
                <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Surface>
      )}
    </Root>
  );
}
