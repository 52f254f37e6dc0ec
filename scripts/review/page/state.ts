import type { ChangeSummary, ReviewData } from '../api.ts';
import type { Group } from '../groups.ts';

export type DecisionFilter = 'all' | 'undecided' | 'accepted' | 'rejected';

export interface Filters {
  /** A part of the screenshot's name. */
  readonly query: string;
  /** `all`, or one of the values that occur. */
  readonly component: string;
  readonly theme: string;
  readonly mode: string;
  readonly decision: DecisionFilter;
}

export const noFilters: Filters = {
  query: '',
  component: 'all',
  theme: 'all',
  mode: 'all',
  decision: 'all',
};

const isOneOf = (filter: string, value: string): boolean => filter === 'all' || filter === value;

function matches({ query, component, theme, mode, decision }: Filters, data: ReviewData) {
  return (change: ChangeSummary): boolean =>
    change.name.includes(query.trim().toLowerCase()) &&
    isOneOf(component, change.component) &&
    isOneOf(theme, change.theme) &&
    isOneOf(mode, change.mode) &&
    isOneOf(decision, data.decisions[change.name] ?? 'undecided');
}

/** The groups with only the changes that pass the filters; groups without any are left out. */
export function visibleGroups(data: ReviewData, filters: Filters): readonly Group[] {
  const visible = new Set(data.changes.filter(matches(filters, data)).map(({ name }) => name));
  return data.groups
    .map((group) => ({ ...group, names: group.names.filter((name) => visible.has(name)) }))
    .filter(({ names }) => names.length > 0);
}

/** The name `by` steps away in the list, stopping at its ends; the first one if the current name is not in it. */
export function step(names: readonly string[], current: string | null, by: 1 | -1): string | null {
  const at = current === null ? -1 : names.indexOf(current);
  if (at < 0) return names[0] ?? null;
  return names[Math.min(names.length - 1, Math.max(0, at + by))] ?? null;
}

/** Where a review goes on after a decision: the next undecided change, else an earlier one, else the same. */
export function nextUndecided(
  names: readonly string[],
  decided: readonly string[],
  { decisions }: Pick<ReviewData, 'decisions'>,
): string | null {
  const last = decided.at(-1) ?? null;
  const isOpen = (name: string): boolean => decisions[name] === undefined && !decided.includes(name);
  const at = last === null ? -1 : names.indexOf(last);
  return names.slice(at + 1).find(isOpen) ?? names.find(isOpen) ?? last;
}
