import { isValid, parseISO } from 'date-fns';
import type { Counts } from '../../lib/format/formatCount';
import { formatDay } from '../../lib/format/formatDate';
import type { Tone } from '../../primitives';

/** The state of a renewal; `days` from today, negative when overdue. `day` is `yyyy-MM-dd`. */
export type CustomerRenewal =
  | { readonly state: 'overdue' | 'due' | 'active'; readonly day: string; readonly days: number }
  | { readonly state: 'unknown' };

/** `2026-12-24` as “December 24, 2026”. */
export function formatIsoDay(day: string): string {
  const date = parseISO(day);
  return isValid(date) ? formatDay(date) : day;
}

/** The status badge of a card and the line below it (specification 4.4). */
export function renewalStatus(
  renewal: CustomerRenewal,
  { countOf }: Counts,
): { tone: Tone; badge: string; line: string } {
  switch (renewal.state) {
    case 'overdue':
      return {
        tone: 'danger',
        badge: 'Renewal Overdue',
        line: `Expired ${countOf(-renewal.days, 'day')} ago`,
      };
    case 'due':
      return {
        tone: 'warning',
        badge: `Renews in ${countOf(renewal.days, 'day')}`,
        line: formatIsoDay(renewal.day),
      };
    case 'active':
      return { tone: 'success', badge: 'Active', line: formatIsoDay(renewal.day) };
    case 'unknown':
      return { tone: 'neutral', badge: 'No renewal date', line: 'Set one in the details' };
  }
}

/** The badge of Upcoming Renewals: 'Nd overdue', else 'Nd left'. */
export const upcomingBadge = (days: number, { formatCount }: Counts): { tone: Tone; text: string } =>
  days < 0
    ? { tone: 'danger', text: `${formatCount(-days)}d overdue` }
    : { tone: 'warning', text: `${days}d left` };
