import { useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTimeFormat } from '../../lib/format/formatTime';
import { focusRing } from '../../tokens';
import { tooltipProps } from '../Tooltip/Tooltip';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ticks when the clock's minute changes. */
function schedule(): void {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener();
      schedule();
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) schedule();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The start of the current minute, kept up to date. All components share one timer. */
const useMinute = (): number => useSyncExternalStore(subscribe, currentMinute);

export interface TimeProps {
  /** Milliseconds since the epoch. */
  at: number;
  /** What it has: “December 24, 2026 at 14:02”, “14:02:09” or “December 24, 2026”. */
  format?: 'date-time' | 'time' | 'date' | undefined;
  /** One of many in a list: it is no tab stop. */
  isInList?: boolean | undefined;
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
 * A moment. How long ago it was and the time zone are in a tooltip, and in a text for screen readers.
 */
export function Time({ at, format = 'date-time', isInList = false }: TimeProps): ReactNode {
  const now = useMinute();
  const { date, dateTime, relative, seconds, zone } = useTimeFormat();
  const detail = `${relative(at, now)}, ${zone(at)}`;
  return (
    <Moment
      dateTime={new Date(at).toISOString()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard reaches its tooltip
      tabIndex={isInList ? undefined : 0}
      {...tooltipProps(detail)}
    >
      <span>{{ 'date-time': dateTime, time: seconds, date }[format](at)}</span>
      <VisuallyHidden>{` (${detail})`}</VisuallyHidden>
    </Moment>
  );
}
