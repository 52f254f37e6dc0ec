import type { NewsItem } from '@dropdeck/design-system';
import { pages } from '@dropdeck/domain/shell/pages';

/** What is new for customers, newest first. A change that they notice adds an item. */
export const news: readonly NewsItem[] = [
  {
    id: 'drafts',
    day: '2026-11-23',
    title: 'Nothing typed is lost',
    text: 'What you typed in any editor is offered again after a reload, a crash or a new sign-in.',
    link: { label: 'Drafts', href: pages.drafts.path },
  },
  {
    id: 'changes',
    day: '2026-11-23',
    title: 'See and take back your changes',
    text: 'Everything you changed in this browser, with the values before and after, and a way back.',
    link: { label: 'Changes', href: pages.changes.path },
  },
  {
    id: 'fleet',
    day: '2026-11-23',
    title: 'One monitor’s settings for forty others',
    text: 'Apply inputs, webhooks and settings of a monitor to others, after a plan that names every change; or compare two side by side.',
    link: { label: 'Monitors', href: pages.monitors.path },
  },
  {
    id: 'webhooks',
    day: '2026-11-23',
    title: 'Every webhook in one list',
    text: 'See where a webhook is used, which look odd, and replace one everywhere.',
    link: { label: 'Webhooks', href: pages.webhooks.path },
  },
  {
    id: 'backup',
    day: '2026-11-23',
    title: 'Backup and restore',
    text: 'Save your settings, monitors and redirects as one file, with webhooks encrypted if you like, and restore what is missing.',
    link: { label: 'Backup', href: pages.backup.path },
  },
  {
    id: 'palette',
    day: '2026-11-23',
    title: 'Search everything',
    text: 'One field finds pages, monitors, redirects, commands and what you can do with them. Press Ctrl K, or ⌘ K on a Mac.',
  },
  {
    id: 'keys',
    day: '2026-11-23',
    title: 'Keys for everything',
    text: 'Move through lists with J and K, open a page with G and its letter. Press ? for the whole list; keys can be changed and switched off.',
  },
  {
    id: 'preferences',
    day: '2026-11-23',
    title: 'Your times, your numbers',
    text: 'Choose a time zone, 12 or 24 hours, the first day of the week and how numbers look, and take these preferences to another browser.',
  },
  {
    id: 'activity',
    day: '2026-11-23',
    title: 'Undo and Retry in Activity',
    text: 'Activity shows what failed since you last looked, and what can still be undone or tried again.',
  },
  {
    id: 'views',
    day: '2026-11-22',
    title: 'Saved views',
    text: 'Give a search with its filter, order and columns a name, open it from its tab, and share it as a link.',
    link: { label: 'Monitors', href: pages.monitors.path },
  },
  {
    id: 'import',
    day: '2026-11-22',
    title: 'Hundreds at once',
    text: 'Paste or drop redirects, inputs and servers as lines, CSV or JSON, change many with a preview, and export every list.',
    link: { label: 'Redirects', href: pages.redirects.path },
  },
];
