import { defineText } from '@dropdeck/text';

/** What is new for customers. */
export const t = defineText('app/shell/overlays/news', {
  addFaster: 'Add a link from the overview',
  addFasterText:
    'Paste a link on the overview, or send it by your phone’s Share, and choose its monitor: it opens with the link in the form, without trackers. Rows of a spreadsheet can be pasted into a monitor’s inputs.',
  find: 'Find and replace in all monitors',
  findText:
    'Look for links, notes and size ranges as well as webhooks, choose where, and replace them after a plan that names every change.',
  pins: 'Your monitors in your order',
  pinsText: 'Select monitors, and pin them or give them tags to filter, group and search by.',
  hidden: 'For screens that you share',
  hiddenText:
    'Ctrl . hides webhooks, proxies, links, names and IDs on every page until you show them again. On a Mac it is ⌘ .',
  names: 'Servers by their names',
  namesText:
    'Whitelisted servers show their names once the commands page has loaded them, and can be added by name: type it, or choose it from the menu.',
  drafts: 'Nothing typed is lost',
  draftsText: 'What you typed in any editor is offered again after a reload, a crash or a new sign-in.',
  fleet: 'One monitor’s settings for forty others',
  fleetText:
    'Apply inputs, webhooks and settings of a monitor to others, after a plan that names every change.',
  webhooks: 'Every webhook in one list',
  webhooksText: 'See where a webhook is used, which look odd, and replace one everywhere.',
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
  views: 'Saved views',
  viewsText:
    'Give a search with its filter, order and columns a name, open it from its tab, and share it as a link.',
  import: 'Hundreds at once',
  importText:
    'Paste or drop redirects, inputs and servers as lines, CSV or JSON, change many with a preview, and export every list.',
});
