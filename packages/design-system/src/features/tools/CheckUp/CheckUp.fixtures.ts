import type {
  AwayItem,
  CheckedArea,
  CheckUpScan,
  CheckUpScreenProps,
  ProblemItem,
  ProblemKind,
} from './types';

const at = Date.UTC(2026, 2, 14, 9, 26);

const problem = (
  kind: ProblemKind,
  name = '',
  others: readonly string[] = [],
  href = '/settings',
): ProblemItem => ({
  kind,
  id: name === '' ? kind : `${kind}:${name}`,
  name,
  others,
  href,
});

const group = (
  kind: ProblemKind,
  ...items: readonly ProblemItem[]
): CheckUpScreenProps['groups'][number] => ({
  kind,
  items,
});

/** A problem of the account, and one of things that go together. */
export const groups: CheckUpScreenProps['groups'] = [
  group('noWebhook', { ...problem('noWebhook'), control: 'Discord Webhook URL' }),
  group('shadowed', problem('shadowed', 'dunk low', ['dunk'], '/monitors/redirects?search=dunk')),
];

export const crowded: CheckUpScreenProps['groups'] = [
  group('draft', problem('draft', '', [], '/tools/drafts')),
  group(
    'oddWebhook',
    problem('oddWebhook'),
    problem('oddWebhook', 'air max', ['Name'], '/monitors/redirects?search=air+max'),
    problem('oddWebhook', 'Night Vault', ['EU'], '/monitors/night-vault'),
  ),
  group('repeated', problem('repeated', 'dunk', ['samba'], '/tools/webhooks?filter=repeated')),
  group(
    'monitorSetup',
    ...Array.from({ length: 38 }, (_, index) =>
      problem('monitorSetup', `A monitor of a shop with a rather long name ${index + 1}`),
    ),
  ),
  group('inputsOff', problem('inputsOff', 'Kick Lab', [], '/monitors/kick-lab?inputs.filter=disabled')),
  group('denied', problem('denied', 'restock', ['Night Owl Group'], '/commands?server=1&search=restock')),
  group('renewal', problem('renewal', '', [], '/payment')),
];

export const away: readonly AwayItem[] = [
  { ...problem('inputsOff', 'Summer drops'), reason: 'meant', at },
  { ...problem('noServers'), reason: 'later', at },
];

export const areas: readonly CheckedArea[] = [
  { id: 'settings', state: 'looked' },
  { id: 'monitors', state: 'looked', read: 12, total: 12, at },
  { id: 'redirects', state: 'looked', read: 48, total: 48, at },
  { id: 'details', state: 'open', read: 0, total: 12 },
  { id: 'permissions', state: 'open', read: 0, total: 3 },
];

export const scanned: readonly CheckedArea[] = [
  ...areas.slice(0, 3),
  { id: 'details', state: 'looked', read: 12, total: 12, at },
  { id: 'permissions', state: 'refused', href: '/commands' },
];

export const notScanned: CheckUpScan = { monitors: 12, servers: 3, calls: 15, progress: null };
