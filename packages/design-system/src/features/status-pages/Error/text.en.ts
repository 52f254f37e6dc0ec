import { defineText } from '@dropdeck/text';

/** What the page of an unexpected error says. */
export const t = defineText('design-system/features/status-pages/Error', {
  title: 'Unexpected Application Error!',
  description: 'This page could not be shown. Nothing that you saved is lost.',
  backToDashboard: 'Back to dashboard',
  reload: 'Reload',
});
