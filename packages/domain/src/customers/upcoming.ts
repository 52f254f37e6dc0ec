import { combine, createEvent, createStore } from 'effector';
import { page } from './list';
import { isInWindow, isUpcoming, renewalWindows, type RenewalWindow } from './renewal';
import { $indexed, $standing, byRenewal, type CustomerView, type Indexed } from './view';

/** Shows only the renewals of one window in Upcoming Renewals; `null` shows what is urgent. */
export const upcomingFilterChanged = createEvent<RenewalWindow | null>();

const viewsOf = (customers: readonly Indexed[]) => customers.toSorted(byRenewal).map(({ view }) => view);

const $urgent = $standing.map((customers) => customers.filter(({ standing }) => isUpcoming(standing)));

/** How many customers are overdue or due within 7 days. Without any, there is no panel (spec section 2). */
export const $urgentCount = $urgent.map((urgent) => urgent.length);

/** The window that Upcoming Renewals is filtered by, until the page is left or nothing is urgent. */
export const $upcomingFilter = createStore<RenewalWindow | null>(null)
  .on(upcomingFilterChanged, (_, filter) => filter)
  .on($urgentCount, (filter, count) => (count === 0 ? null : filter))
  .on(page.closed, () => null);

/**
 * Upcoming Renewals, the earliest first, whatever is searched for: due within 7 days or overdue, or the
 * renewals of the window that was chosen.
 */
export const $upcoming = combine(
  $standing,
  $urgent,
  $upcomingFilter,
  (customers, urgent, filter): readonly CustomerView[] =>
    viewsOf(filter === null ? urgent : customers.filter(({ standing }) => isInWindow(standing, filter))),
);

/** How many renewals fall in each window. An extension counts at once, although its row stays for a while. */
export const $upcomingCounts = $indexed.map((customers): Record<RenewalWindow, number> => {
  const counts = { overdue: 0, within7: 0, within30: 0 };
  for (const { view } of customers) {
    for (const window of renewalWindows) if (isInWindow(view.renewal, window)) counts[window] += 1;
  }
  return counts;
});
