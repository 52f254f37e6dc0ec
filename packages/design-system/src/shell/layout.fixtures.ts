import type { NavigationLink, NavigationUser } from './navigation';

const avatar = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#DDF3F3"/><circle cx="20" cy="16" r="7" fill="#0C7176"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#0C7176"/></svg>',
)}`;

export const user: NavigationUser = { name: 'mira.keller', image: avatar };

export const longNamedUser: NavigationUser = {
  name: 'Maximiliane-Charlotte von Hohenstein-Wittgenberg (Night Owl)',
};

const settings: NavigationLink = { href: '/settings', label: 'Settings', icon: 'settings' };
const commands: NavigationLink = { href: '/commands', label: 'Commands', icon: 'commands' };
const payment: NavigationLink = { href: '/payment', label: 'Payment', icon: 'payment' };
const monitors: NavigationLink[] = [
  { href: '/monitors', label: 'Overview', icon: 'monitors', group: 'Monitors' },
  { href: '/monitors/redirects', label: 'Redirects', icon: 'redirects', group: 'Monitors' },
];
const access: NavigationLink = { href: '/dashboard-access', label: 'Dashboard Access', icon: 'access' };
const webhooks: NavigationLink = {
  href: '/tools/webhooks',
  label: 'Find and replace',
  icon: 'tools',
  group: 'Tools',
};
const customers: NavigationLink = { href: '/customers', label: 'Customers', icon: 'customers' };

/** What each kind of user sees in the sidebar. */
export const customerLinks = [settings, commands, payment, ...monitors, access, webhooks];
export const developerLinks = [settings, commands, payment, ...monitors, access, customers, webhooks];
export const linksWithoutMonitors = [settings, commands, payment, access, webhooks];
