import type { PageName } from '../pages.ts';
import { inputActs } from './inputs.ts';
import { accessActs, commandActs, customerActs, listActs } from './lists.ts';
import { monitorActs } from './monitor.ts';
import { redirectActs } from './redirects.ts';
import { NEWCOMER } from '../world.ts';
import { settingsActs } from './settings.ts';
import { setupActs } from './setup.ts';
import { pick, type Acts, type Do } from './turn.ts';
import { webhookActs } from './webhooks.ts';
import { sessionActs, worldActs } from './world.ts';

export * from './turn.ts';

export interface Act {
  /** The page on which it is done; the person goes there first. */
  readonly page: PageName | null;
  readonly run: Do;
}

const PAGE_NAMES = [
  'settings',
  'redirects',
  'monitor',
  'second monitor',
  'customers',
  'lists',
  'access',
  'commands',
  'webhooks',
] as const satisfies readonly PageName[];
const navigation: Acts = {
  go: async ({ page, open, tab, a, b }) => {
    const target = pick(PAGE_NAMES, a) ?? 'settings';
    // The setup is all there is for a person without a profile.
    if (target === page || tab.index === NEWCOMER) return null;
    return (await open(target, b % 2 === 0)) ? `goes to ${target}` : 'stays';
  },
};
const named = (prefix: string, page: PageName | null, acts: Acts): [string, Act][] =>
  Object.entries(acts).map(([name, run]) => [`${prefix}.${name}`, { page, run }]);

/** Every act by its name. */
export const ACTS: ReadonlyMap<string, Act> = new Map([
  ...named('settings', 'settings', settingsActs),
  ...named('redirects', 'redirects', redirectActs),
  ...named('inputs', 'monitor', inputActs),
  ...named('monitor', 'monitor', monitorActs),
  ...named('inputs2', 'second monitor', inputActs),
  ...named('monitor2', 'second monitor', monitorActs),
  ...named('customers', 'customers', customerActs),
  ...named('keywords', 'lists', listActs('keywords')),
  ...named('proxies', 'lists', listActs('proxies')),
  ...named('access', 'access', accessActs),
  ...named('commands', 'commands', commandActs),
  ...named('webhooks', 'webhooks', webhookActs),
  ...named('setup', 'setup', setupActs),
  ...named('world', null, worldActs),
  ...named('session', null, { ...navigation, ...sessionActs }),
]);
