import { combine, createEvent, createStore } from 'effector';
import { page } from './list';
import { isInWindow, isUpcoming, renewalWindows, type RenewalWindow } from './renewal';
import { $indexed, $pinned, byRenewal, type CustomerView, type Indexed } from './view';

/** Filters Upcoming Renewals by a window; `null` shows the urgent customers. */
export const upcomingFilterChanged = createEvent<RenewalWindow | null>();

const viewsOf = (customers: readonly Indexed[]) => customers.toSorted(byRenewal).map(({ view }) => view);

const $urgent = $pinned.map((customers) =>
  customers.filter(({ pinnedRenewal }) => isUpcoming(pinnedRenewal)),
);

/**
 * The number of customers that are overdue or due within 7 days; the panel is hidden at 0 (specification
 * 2.5).
 */
export const $urgentCount = $urgent.map((urgent) => urgent.length);

/** The filter resets when the page closes or no customer is urgent. */
export const $upcomingFilter = createStore<RenewalWindow | null>(null)
  .on(upcomingFilterChanged, (_, filter) => filter)
  .on($urgentCount, (filter, count) => (count === 0 ? null : filter))
  .on(page.closed, () => null);

/** The customers of Upcoming Renewals, the earliest renewal first. The search of the list does not apply. */
export const $upcoming = combine(
  $pinned,
  $urgent,
  $upcomingFilter,
  (customers, urgent, filter): readonly CustomerView[] =>
    viewsOf(
      filter === null ? urgent : customers.filter(({ pinnedRenewal }) => isInWindow(pinnedRenewal, filter)),
    ),
);

/** The number of renewals per window. An extension counts at once, although its row stays for a while. */
export const $upcomingCounts = $indexed.map((customers): Record<RenewalWindow, number> => {
  const counts = { overdue: 0, within7: 0, within30: 0 };
  for (const { view } of customers) {
    for (const window of renewalWindows) if (isInWindow(view.renewal, window)) counts[window] += 1;
  }
  return counts;
});
