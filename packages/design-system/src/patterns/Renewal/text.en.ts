import { defineText } from '@dropdeck/text';

/** When a customer renews. */
export const t = defineText('design-system/patterns/Renewal', {
  overdue: 'Renewal Overdue',
  expired: 'Expired {count, plural, one {# day} other {# days}} ago',
  due: 'Renews in {count, plural, one {# day} other {# days}}',
  noDate: 'No renewal date',
  noDateHint: 'Set one in the details',
  // Short, in a badge: “3d overdue”, “12d left” (days).
  upcomingOverdue: '{days, number}d overdue',
  upcomingLeft: '{days, number}d left',
});
