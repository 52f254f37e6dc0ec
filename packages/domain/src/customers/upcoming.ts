import { isUpcoming } from '../resources/renewal';
import { $pinned, byRenewal, type CustomerView } from './view';

/**
 * The customers of Upcoming Renewals: overdue or due within 7 days, the earliest renewal first (specification
 * 2.5). The search of the list does not apply.
 */
export const $upcoming = $pinned.map((customers): readonly CustomerView[] =>
  customers
    .filter(({ pinnedRenewal }) => isUpcoming(pinnedRenewal))
    .toSorted(byRenewal)
    .map(({ view }) => view),
);
