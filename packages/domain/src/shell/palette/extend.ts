import { pages } from '../pages';
import type { ExtendedCustomer, PaletteEntry } from './entries';
import { fold } from './fold';
import { searchHref } from './href';
import { createMatcher, tier, type MatchRange } from './match';
import type { PaletteRow } from './results';
import { bestOf, noRanks } from './rank';
import type { SourceIndex } from './source-index';

/** The longest extension at once. */
export const MAX_MONTHS = 24;

const SUGGESTED_MONTHS = [1, 2, 3, 6, 12] as const;
const VERB = 'extend';
/** More than are shown, because some may have no renewal. */
const MOST_HITS = 100;
const SHORTEST_VERB = 3;

const toMonths = (text: string): number | null => {
  const months = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return months >= 1 && months <= MAX_MONTHS ? months : null;
};

/** What follows “extend” in a query, which may be shortened to three letters; `null` for any other query. */
export function argumentOf(query: string): string | null {
  const [, verb = '', rest = ''] = /^\s*(\S+)\s+(\S.*)$/.exec(query) ?? [];
  return verb.length >= SHORTEST_VERB && VERB.startsWith(fold(verb)) ? rest.trim() : null;
}

const byMonths = (months: number): string => `by ${months} ${months === 1 ? 'month' : 'months'}`;

const customerOf = ({ id, label }: PaletteEntry): ExtendedCustomer => ({
  id: id.slice('customers:'.length),
  name: label,
});

const PREFIX = 'Extend ';

/** The row that extends a customer. */
function monthsRow({ id, name }: ExtendedCustomer, months: number, marks: readonly MatchRange[]): PaletteRow {
  return {
    id: `extend:${months}:${id}`,
    label: `${PREFIX}${name} ${byMonths(months)}`,
    icon: 'extend',
    action: {
      kind: 'page-act',
      act: { page: 'customers', act: 'extend', id, months },
      href: searchHref(pages.customers, name),
    },
    marks: marks.map(({ start, end }) => ({ start: start + PREFIX.length, end: end + PREFIX.length })),
  };
}

const chooseRow = (customer: ExtendedCustomer, marks: readonly MatchRange[]): PaletteRow => ({
  id: `extend:${customer.id}`,
  label: customer.name,
  icon: 'customers',
  action: { kind: 'extend', customer },
  marks,
});

/** The customers that match, with the months that a number at the end names: “night 2”. */
export function customerRows(customers: SourceIndex, query: string, limit: number): readonly PaletteRow[] {
  const text = query.trim();
  const [, name = '', number = ''] = /^(.*?)\s+(\d+)$/.exec(text) ?? [];
  const isName = customers.labels.includes(fold(text));
  const months = isName ? null : toMonths(number);
  const matcher = createMatcher(months === null ? text : name);
  const entries =
    text === ''
      ? customers.entries
      : bestOf(customers, matcher, noRanks, MOST_HITS).hits.flatMap(({ at }) => customers.entries[at] ?? []);
  return entries
    .filter(({ hasRenewal }) => hasRenewal === true)
    .slice(0, limit)
    .map((entry) => {
      const customer = customerOf(entry);
      const marks = matcher.rangesOf(entry.label);
      return months === null ? chooseRow(customer, marks) : monthsRow(customer, months, marks);
    });
}

/** The months for a chosen customer: the usual ones, or the typed number. */
export function monthRows(customer: ExtendedCustomer, query: string): readonly PaletteRow[] {
  const typed = toMonths(query.trim());
  const all = query.trim() === '' ? SUGGESTED_MONTHS : typed === null ? [] : [typed];
  return all.map((months) => monthsRow(customer, months, []));
}

/** Where the group of extensions stands: after an exact name only. */
export const EXTEND_ORDER = tier.prefix + 0.5;
