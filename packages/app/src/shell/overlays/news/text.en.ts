import { defineText } from '@dropdeck/text';

/** What is new for customers. */
export const t = defineText('app/shell/overlays/news', {
  addFaster: 'Add a link from anywhere',
  addFasterText:
    'Paste a link on the overview, or send it by a bookmark or your phone’s Share: its monitor opens with the link in the form.',
  checkUp: 'What is wrong, and where to change it',
  checkUpText:
    'Check-up finds monitors that need setup, odd webhooks, redirects that overlap and more, and says what it has not looked at.',
  matches: 'Which one takes it?',
  matchesText:
    'Paste a title, a SKU or a link, and see which redirects and keyword lists have its words; or select redirects to see what they would take.',
  find: 'Find and replace in all monitors',
  findText:
    'Look for links, notes and size ranges as well as webhooks, choose where, and replace them after a plan that names every change.',
  pins: 'Your monitors in your order',
  pinsText: 'Select monitors, and pin them to have them first.',
  hidden: 'For screens that you share',
  hiddenText:
    'Ctrl . hides webhooks, proxies, links, names and IDs on every page until you show them again. On a Mac it is ⌘ .',
  names: 'Servers by their names',
  namesText:
    'Whitelisted servers show their names once the commands page has loaded them, and can be added by name: type it, or choose it from the menu.',
  drafts: 'Nothing typed is lost',
  draftsText: 'What you typed in any editor is offered again after a reload, a crash or a new sign-in.',
  changes: 'See and take back your changes',
  changesText: 'Everything you changed in this browser, with the values before and after, and a way back.',
  fleet: 'One monitor’s settings for forty others',
  fleetText:
    'Apply inputs, webhooks and settings of a monitor to others, after a plan that names every change; or compare two side by side.',
  webhooks: 'Every webhook in one list',
  webhooksText: 'See where a webhook is used, which look odd, and replace one everywhere.',
  backup: 'Backup and restore',
  backupText:
    'Save your settings, monitors and redirects as one file, with webhooks encrypted if you like, and restore what is missing.',
  palette: 'Search everything',
  paletteText:
    'One field finds pages, monitors, redirects, commands and what you can do with them. Press Ctrl K, or ⌘ K on a Mac.',
  keys: 'Keys for everything',
  keysText:
    'Move through lists with J and K, open a page with G and its letter. Press ? for the whole list; keys can be changed and switched off.',
  preferences: 'Your times, your numbers',
  preferencesText:
    'Choose a time zone, 12 or 24 hours, the first day of the week and how numbers look, and take these preferences to another browser.',
  activity: 'Undo and Retry in Activity',
  activityText:
    'Activity shows what failed since you last looked, and what can still be undone or tried again.',
  import: 'Hundreds at once',
  importText:
    'Paste or drop redirects and inputs as lines, CSV or JSON, change many with a preview, and export every list.',
});
