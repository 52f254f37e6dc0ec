import { defineText } from '@dropdeck/text';

/** The navigation, and the menu of the person. */
export const t = defineText('design-system/shell/Sidebar', {
  sidebar: 'Sidebar',
  // The name of the navigation, for screen readers.
  main: 'Main',
  inviteBot: 'Invite Bot',
  account: 'Account and help',
  accountOf: '{name}, account and help',
  // {label} is the name of a button, {count} of failures since its dialog was open.
  unread: '{label}, {count} failed',
  failed: '{count} failed',
  history: 'History',
  preferences: 'Preferences',
  expandSidebar: 'Expand sidebar',
  collapseSidebar: 'Collapse sidebar',
  help: 'Help',
  keys: 'Keyboard shortcuts',
  contactSupport: 'Contact support',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
});
