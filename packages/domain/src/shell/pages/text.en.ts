import { defineText } from '@dropdeck/text';

/** The titles of the pages, and the links and groups of the sidebar. */
export const t = defineText('domain/shell/pages', {
  signInReturn: 'Signing in',
  settings: 'Settings',
  commands: 'Commands',
  payment: 'Payment',
  monitors: 'Monitors',
  redirects: 'Redirects',
  monitorDetail: 'Monitor',
  dashboardAccess: 'Dashboard Access',
  customers: 'Customers',
  webhooks: 'Find and replace',
  history: 'History',
  paymentError: 'Payment problem',
  success: 'Setting up',
  // The link to the page Monitors, in the group Monitors.
  overview: 'Overview',
  // A group of links.
  tools: 'Tools',
});
