import { combine } from 'effector';
import { $off } from '../notices';
import { matchPage, pages, type PageName } from '../pages';
import { $info, $navigation, isAllowed, type CustomerInfo } from '../../account/session';
import { $readyPageActs, type PageAct } from '../../kernel/page/page-acts';
import { link, type PaletteEntry } from './entries';

/** Words that find a page besides its names. */
const words: Readonly<Partial<Record<PageName, string>>> = {
  webhooks: 'tools replace',
  changes: 'tools your history revert',
  drafts: 'tools unsaved',
  backup: 'tools restore export import file',
  compare: 'tools monitors difference',
};

/** The pages of the sidebar. */
export const $pageEntries = $navigation.map((links) =>
  links.map(({ href, label, icon }): PaletteEntry => {
    const name = matchPage(href)?.name;
    return {
      id: `pages:${href}`,
      label: name === undefined ? label : pages[name].title,
      icon,
      also: `${label} ${(name && words[name]) ?? ''}`,
      href,
      keys: `go-${icon}`,
      action: link,
    };
  }),
);

const act = (id: string, entry: Omit<PaletteEntry, 'id'>): PaletteEntry => ({ id: `acts:${id}`, ...entry });

const everywhere: readonly PaletteEntry[] = [
  act('invite-bot', { label: 'Invite Bot', icon: 'bot', also: 'add server', action: { kind: 'invite-bot' } }),
  act('light', { label: 'Light theme', icon: 'theme', action: { kind: 'theme', theme: 'light' } }),
  act('dark', { label: 'Dark theme', icon: 'theme', action: { kind: 'theme', theme: 'dark' } }),
  act('system', {
    label: 'System theme',
    icon: 'theme',
    also: 'device',
    action: { kind: 'theme', theme: 'system' },
  }),
  act('preferences', {
    label: 'Preferences',
    icon: 'preferences',
    also: 'density motion numbers time zone clock hours',
    keys: 'preferences',
    action: { kind: 'overlay', name: 'preferences' },
  }),
  act('setup', {
    label: 'Setup',
    icon: 'setup',
    also: 'checklist start first steps',
    action: { kind: 'overlay', name: 'setup' },
  }),
  act('keys', {
    label: 'Keyboard shortcuts',
    icon: 'keys',
    also: 'show keys help',
    keys: 'keys',
    action: { kind: 'overlay', name: 'keys' },
  }),
  act('news', { label: "What's new", icon: 'news', action: { kind: 'overlay', name: 'news' } }),
  act('support', {
    label: 'Contact support',
    icon: 'support',
    also: 'help',
    action: { kind: 'overlay', name: 'support' },
  }),
  act('activity', {
    label: 'Activity',
    icon: 'activity',
    also: 'log messages',
    action: { kind: 'overlay', name: 'activity' },
  }),
  act('log-out', { label: 'Log out', icon: 'log-out', also: 'sign out', action: { kind: 'log-out' } }),
];

const createRedirect = act('create-redirect', {
  label: 'Create Redirect',
  icon: 'create',
  also: 'new',
  action: { kind: 'page-act', act: { page: 'redirects', act: 'create' }, href: pages.redirects.path },
});

/** The acts that do not depend on the open page. */
const actsFor = (info: CustomerInfo): readonly PaletteEntry[] => [
  ...(isAllowed(info, pages.redirects) ? [createRedirect] : []),
  ...everywhere,
];

const onPage = (
  id: string,
  label: string,
  icon: 'create' | 'export',
  pageAct: PageAct & { readonly page: PageName },
): PaletteEntry =>
  act(id, { label, icon, action: { kind: 'page-act', act: pageAct, href: pages[pageAct.page].path } });

/** The acts that the open page is ready for. */
export const $pageActs = $readyPageActs.map((ready): readonly PaletteEntry[] =>
  [...ready].flatMap((key): PaletteEntry[] => {
    if (key === 'redirects/create') return [createRedirect];
    if (key === 'monitorDetail/add-input') {
      return [onPage('add-input', 'Add input', 'create', { page: 'monitorDetail', act: 'add-input' })];
    }
    const [page, name] = key.split('/') as [PageName, PageAct['act']];
    if (name !== 'export') return [];
    return (['csv', 'json'] as const).map((format) =>
      onPage(`export-${format}`, `Export this list as ${format.toUpperCase()}`, 'export', {
        page,
        act: 'export',
        format,
      }),
    );
  }),
);

/** All acts, those of the open page first. */
export const $actEntries = combine($info, $pageActs, $off, (info, ofPage, off): readonly PaletteEntry[] => {
  if (info === null) return [];
  const all = [...ofPage, ...actsFor(info)];
  return all.filter(
    ({ id, action }, at) =>
      all.findIndex((other) => other.id === id) === at &&
      !(action.kind === 'overlay' && off.has(action.name)),
  );
});
