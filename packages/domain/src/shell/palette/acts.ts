import { combine } from 'effector';
import { $locale } from '../../kernel/format';
import { matchPage, pages, pageTitle, type PageName } from '../pages';
import { $preferences, type Preferences } from '../preferences';
import { $info, $navigation, isAllowed, type CustomerInfo } from '../../account/session';
import { $readyPageActs, type PageAct } from '../../kernel/page/page-acts';
import { link, type PaletteEntry } from './entries';
import { t } from './text.en';

/** Words that find a page besides its names. */
const wordsOf = (name: PageName | undefined): string => (name === 'webhooks' ? t('webhooksWords') : '');

/** The pages of the sidebar. */
export const $pageEntries = $navigation.map((links) =>
  links.map(({ href, label, icon }): PaletteEntry => {
    const name = matchPage(href)?.name;
    return {
      id: `pages:${href}`,
      label: name === undefined ? label : pageTitle(name),
      icon,
      also: `${label} ${wordsOf(name)}`,
      href,
      keys: `go-${icon}`,
      action: link,
    };
  }),
);

const act = (id: string, entry: Omit<PaletteEntry, 'id'>): PaletteEntry => ({ id: `acts:${id}`, ...entry });

const everywhere = ({ values }: Preferences): readonly PaletteEntry[] => [
  act('invite-bot', {
    label: t('inviteBot'),
    icon: 'bot',
    also: t('inviteBotWords'),
    action: { kind: 'invite-bot' },
  }),
  act('light', {
    label: t('light'),
    icon: 'theme',
    action: { kind: 'preference', changed: { theme: 'light' } },
  }),
  act('dark', {
    label: t('dark'),
    icon: 'theme',
    action: { kind: 'preference', changed: { theme: 'dark' } },
  }),
  act('system', {
    label: t('system'),
    icon: 'theme',
    also: t('systemWords'),
    action: { kind: 'preference', changed: { theme: 'system' } },
  }),
  act('values', {
    label: t(values === 'shown' ? 'hideValues' : 'showValues'),
    icon: 'hide',
    also: t('valuesWords'),
    keys: 'values',
    action: { kind: 'preference', changed: { values: values === 'shown' ? 'hidden' : 'shown' } },
  }),
  act('preferences', {
    label: t('preferences'),
    icon: 'preferences',
    also: t('preferencesWords'),
    keys: 'preferences',
    action: { kind: 'overlay', name: 'preferences' },
  }),
  act('setup', {
    label: t('setup'),
    icon: 'setup',
    also: t('setupWords'),
    action: { kind: 'overlay', name: 'setup' },
  }),
  act('keys', {
    label: t('keys'),
    icon: 'keys',
    also: t('keysWords'),
    keys: 'keys',
    action: { kind: 'overlay', name: 'keys' },
  }),
  act('support', {
    label: t('support'),
    icon: 'support',
    also: t('supportWords'),
    action: { kind: 'overlay', name: 'support' },
  }),
  act('activity', {
    label: t('activity'),
    icon: 'activity',
    also: t('activityWords'),
    action: { kind: 'overlay', name: 'activity' },
  }),
  act('log-out', {
    label: t('logOut'),
    icon: 'log-out',
    also: t('logOutWords'),
    action: { kind: 'log-out' },
  }),
];

const createRedirect = (): PaletteEntry =>
  act('create-redirect', {
    label: t('createRedirect'),
    icon: 'create',
    also: t('createRedirectWords'),
    action: { kind: 'page-act', act: { page: 'redirects', act: 'create' }, href: pages.redirects.path },
  });

/** The acts that do not depend on the open page. */
const actsFor = (info: CustomerInfo, preferences: Preferences): readonly PaletteEntry[] => [
  ...(isAllowed(info, pages.redirects) ? [createRedirect(), addLink()] : []),
  ...everywhere(preferences),
];

const addLink = (): PaletteEntry =>
  act('add-link', {
    label: t('addLink'),
    icon: 'create',
    also: t('addLinkWords'),
    action: { kind: 'page-act', act: { page: 'monitors', act: 'add-link' }, href: pages.monitors.path },
  });

const onPage = (
  id: string,
  label: string,
  icon: 'create' | 'export',
  pageAct: PageAct & { readonly page: PageName },
): PaletteEntry =>
  act(id, { label, icon, action: { kind: 'page-act', act: pageAct, href: pages[pageAct.page].path } });

/** The acts that the open page is ready for. */
export const $pageActs = combine($readyPageActs, $locale, (ready): readonly PaletteEntry[] =>
  [...ready].flatMap((key): PaletteEntry[] => {
    if (key === 'redirects/create') return [createRedirect()];
    if (key === 'monitors/add-link') return [addLink()];
    if (key === 'monitorDetail/add-input') {
      return [onPage('add-input', t('addInput'), 'create', { page: 'monitorDetail', act: 'add-input' })];
    }
    const [page, name] = key.split('/') as [PageName, PageAct['act']];
    if (name !== 'export') return [];
    return (['csv', 'json'] as const).map((format) =>
      onPage(`export-${format}`, t('export', { format: format.toUpperCase() }), 'export', {
        page,
        act: 'export',
        format,
      }),
    );
  }),
);

/** All acts, those of the open page first. */
export const $actEntries = combine(
  [$info, $pageActs, $preferences],
  ([info, ofPage, preferences]): readonly PaletteEntry[] => {
    if (info === null) return [];
    const all = [...ofPage, ...actsFor(info, preferences)];
    return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
  },
);
