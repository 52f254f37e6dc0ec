import { isValid, parseISO } from 'date-fns';
import { formatDay } from '../../lib/format/formatDate';
import type { Tone } from '../../primitives';
import { t as common } from '../../lib/common/text.en';
import { t } from './text.en';

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
export function renewalStatus(renewal: CustomerRenewal): { tone: Tone; badge: string; line: string } {
  switch (renewal.state) {
    case 'overdue':
      return {
        tone: 'danger',
        badge: t('overdue'),
        line: t('expired', { count: -renewal.days }),
      };
    case 'due':
      return {
        tone: 'warning',
        badge: t('due', { count: renewal.days }),
        line: formatIsoDay(renewal.day),
      };
    case 'active':
      return { tone: 'success', badge: common('active'), line: formatIsoDay(renewal.day) };
    case 'unknown':
      return { tone: 'neutral', badge: t('noDate'), line: t('noDateHint') };
  }
}

/** The badge of Upcoming Renewals: 'Nd overdue', else 'Nd left'. */
export const upcomingBadge = (days: number): { tone: Tone; text: string } =>
  days < 0
    ? { tone: 'danger', text: t('upcomingOverdue', { days: -days }) }
    : { tone: 'warning', text: t('upcomingLeft', { days }) };
