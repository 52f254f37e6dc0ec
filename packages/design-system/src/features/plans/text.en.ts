import { defineText } from '@dropdeck/text';

/** What the plans says. */
export const t = defineText('design-system/features/plans', {
  summary: 'Summary',
  nothingSelected: 'Nothing selected yet. Choose a toolbox or a monitor.',
  free: 'Free',
  billing:
    'Selected products will be billed monthly. You can cancel or change your subscription at any time.',
  purchase: 'Purchase',
  monthlyTotal: 'Monthly total',
  completePurchase: 'Complete Purchase',
  inviteInvalid: 'This invite link no longer works.',
  inviteInvalidDescription: 'It was already used or has expired. Ask for a new one, or choose a plan below.',
  inviteUnchecked: 'Your invite could not be checked.',
  checkAgain: 'Check again',
  inviteUncheckedDescription: 'The link may still be good.',
  toolboxIncluded: 'Comes with every monitor.',
  empty: 'No plans available right now.',
  failed: 'The plans could not be loaded',
  failedDescription: 'Nothing was bought. Check your connection and try again.',
  loading: 'Loading plans',
  toolbox: 'Toolbox',
  toolboxDescription: 'Tools for your server.',
  monitors: 'Monitors',
  monitorsDescription: 'Watch releases and get notified.',
  title: 'Choose Your Plan',
  currency: 'All prices in EUR',
  howBundlesWork: 'How bundles work',
  bundles:
    'Basic Toolbox is included for free with any Monitor or higher-tier Toolbox. Select multiple Toolboxes to combine their features.',
});
