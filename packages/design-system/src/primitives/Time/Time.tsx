import { use, type ReactNode } from 'react';
import styled from 'styled-components';
import { FormatsContext } from '../../lib/format/formats';
import { useTimeFormat } from '../../lib/format/formatTime';
import { t } from '../../lib/format/text.en';
import { useMinute } from '../../lib/react/useMinute';
import { focusRing } from '../../tokens';
import { Tooltip, TooltipText } from '../Tooltip/Tooltip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface TimeProps {
  /** Milliseconds since the epoch. */
  at: number;
  /** What an absolute time has: “December 24, 2026 at 14:02”, “14:02:09” or “December 24, 2026”. */
  format?: 'date-time' | 'time' | 'date' | undefined;
  /** One of many in a list: its title has the rest instead of a tooltip, and it is no tab stop. */
  isInList?: boolean | undefined;
  /** For a sentence in which “in 7 days” would be wrong. */
  isAlwaysAbsolute?: boolean | undefined;
}

const Moment = styled.time`
  border-radius: 4px;
  font-variant-numeric: tabular-nums;
  outline: none;

  &:focus-visible {
    ${focusRing}
  }
`;

/**
 * A moment, absolute or relative as the person has chosen. The other one and the time zone are in a tooltip, and in a
 * text for screen readers.
 */
export function Time({
  at,
  format = 'date-time',
  isInList = false,
  isAlwaysAbsolute = false,
}: TimeProps): ReactNode {
  const formats = use(FormatsContext);
  const now = useMinute();
  const { date, dateTime, relative, seconds, zone } = useTimeFormat();
  const isRelative = formats.times === 'relative' && !isAlwaysAbsolute;
  const ago = relative(at, now);
  const absolute = { 'date-time': dateTime, time: seconds, date }[format](at);
  const other = isRelative
    ? format === 'time'
      ? t('dateTime', { date: date(at), time: absolute })
      : absolute
    : ago;
  const detail = `${other}, ${zone(at)}`;
  const moment = (
    <Moment dateTime={new Date(at).toISOString()} {...(isInList ? { title: detail } : {})}>
      {isRelative ? ago : absolute}
      <VisuallyHidden>{` (${detail})`}</VisuallyHidden>
    </Moment>
  );
  if (isInList) return moment;
  return (
    <Tooltip content={detail}>
      <TooltipText>{moment}</TooltipText>
    </Tooltip>
  );
}
