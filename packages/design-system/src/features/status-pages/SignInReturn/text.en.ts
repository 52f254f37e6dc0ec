import { defineText } from '@dropdeck/text';

/** What the page that signs in says. */
export const t = defineText('design-system/features/status-pages/SignInReturn', {
  label: 'Signing you in',
  title: 'Signing you in…',
  description: 'This takes a moment. You will be taken to your dashboard.',
});
