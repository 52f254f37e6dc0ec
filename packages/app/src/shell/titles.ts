import type * as session from '@dropdeck/domain/session';

/** Page titles, for the document and for the announcement after a navigation. */
export const titles: Record<session.RouteName, string> = {
  root: 'Dropdeck',
  callback: 'Signing in',
  settings: 'Settings',
  commands: 'Commands',
  payment: 'Payment',
  monitors: 'Monitors',
  redirects: 'Redirects',
  monitor: 'Monitor',
  dashboardAccess: 'Dashboard Access',
  customers: 'Customers',
  paymentError: 'Payment problem',
  success: 'Setting up',
};
