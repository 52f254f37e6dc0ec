import { defineText } from '@dropdeck/text';

/** What the card of a plan says. */
export const t = defineText('design-system/features/plans/PlanCard', {
  popular: 'Popular',
  included: 'Included',
  free: 'Free',
  month: '/ month',
});
