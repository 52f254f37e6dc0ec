import {
  Button,
  CalendarCell,
  CalendarHeaderCell,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Popover,
} from 'react-aria-components/DatePicker';
import styled, { css } from 'styled-components';
import { bareInput, fieldRoot } from '../Field/fieldStyles';
import { popoverStyles } from '../overlayStyles';
import { color, controlHeight, focusRing, media, radius, space, text } from '../../tokens';

export const Root = styled(AriaDatePicker)`
  ${fieldRoot}
` as typeof AriaDatePicker;

export const Segments = styled(DateInput)`
  ${bareInput}
  display: flex;
`;

export const Segment = styled(DateSegment)`
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

const iconButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  outline: none;

  &[data-focus-visible] {
    ${focusRing}
  }
`;

export const Open = styled(Button)`
  ${iconButton}
  flex: none;
  width: 34px;
  align-self: stretch;

  &[data-hovered] {
    color: ${color.text};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
`;

export const Surface = styled(Popover)`
  ${popoverStyles}
  padding: ${space[3]};
`;

export const Header = styled.header`
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

export const MonthButton = styled(Button)`
  ${iconButton}
  width: 32px;
  height: 32px;

  &[data-hovered] {
    background: ${color.hover};
  }
`;

export const Weekday = styled(CalendarHeaderCell)`
  width: 36px;
  padding-block: ${space[1]};
  ${text.caption}
  font-weight: 500;
  color: ${color.muted};
`;

export const Day = styled(CalendarCell)`
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
