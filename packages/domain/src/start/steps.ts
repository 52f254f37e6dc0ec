import { pages } from '../pages';
import type { MonitorListItem } from '../contract/calls/monitors';
import { appIdOf, botOf, customerOf, hasMonitors, type CustomerInfo } from '../session';
import type { Facts } from '../shared/facts';
import { isWebhookUrl } from '../shared/hints';
import { rowsOrNone } from '../contract/wire/rows';
import { lineText } from '../contract/wire/readers';

/** Something that makes the product work for a customer. */
export interface SetupStep {
  readonly id: 'bot' | 'webhook' | 'servers' | 'monitors' | 'inputs' | 'redirects' | 'permissions' | 'team';
  readonly label: string;
  /** What is missing, or what it is for. */
  readonly text: string;
  /** `waiting` for what the service does. */
  readonly state: 'done' | 'open' | 'waiting';
  /** Where it is done, and the label of the control to focus there; without it, the bot is invited. */
  readonly at?: { readonly href: string; readonly control: string };
}

const servers = rowsOrNone(lineText);

/** Monitors beyond this number are not counted one by one. */
const MAX_COUNTED = 50;

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * The steps of a customer's setup, in their order.
 *
 * @param monitors the monitors as last loaded; empty before that.
 * @param facts what pages have loaded in this and earlier sessions. What no page has loaded counts as open.
 */
export function stepsOf(
  info: CustomerInfo,
  monitors: readonly MonitorListItem[],
  facts: Facts,
): readonly SetupStep[] {
  const webhook = customerOf(info)?.webhook_url ?? '';
  const listed = servers.safeParse(botOf(info)?.whitelisted_servers);
  const isListed = listed.success && listed.data.length > 0;
  const isBotReady = appIdOf(info) !== null;
  const bot: SetupStep = {
    id: 'bot',
    label: 'Invite your bot',
    text: isBotReady
      ? 'Add it to the server where it should post.'
      : 'Your bot is being set up. You will receive a private message when it is done.',
    state: (facts.servers ?? 0) > 0 ? 'done' : isBotReady ? 'open' : 'waiting',
  };
  const settings: readonly SetupStep[] = [
    {
      id: 'servers',
      label: 'List your servers',
      text: 'The bot answers only on servers in the whitelist.',
      state: isListed ? 'done' : 'open',
      at: { href: pages.settings.path, control: 'Whitelisted Servers' },
    },
    {
      id: 'webhook',
      label: 'Set a webhook',
      text:
        webhook.trim() === '' || isWebhookUrl(webhook)
          ? 'Releases are posted to the channel of this webhook.'
          : 'What is set does not look like a Discord webhook.',
      state: isWebhookUrl(webhook) ? 'done' : 'open',
      at: { href: pages.settings.path, control: 'Discord Webhook URL' },
    },
  ];
  const unset = monitors.filter(({ not_setup }) => not_setup === true);
  const counted = monitors.slice(0, MAX_COUNTED);
  const empty = counted.filter(({ monitor_uuid }) => (facts.inputs?.[monitor_uuid] ?? 0) === 0);
  const [next] = empty;
  const ofMonitors: readonly SetupStep[] = [
    {
      id: 'monitors',
      label: 'Set up your monitors',
      text:
        unset.length === 0
          ? 'Open the list of monitors to see which need setup.'
          : `${countOf(unset.length, 'monitor')} ${unset.length === 1 ? 'needs' : 'need'} setup.`,
      state: monitors.length > 0 && unset.length === 0 ? 'done' : 'open',
      at: { href: `${pages.monitors.path}?filter=not-setup`, control: 'Search monitors' },
    },
    {
      id: 'inputs',
      label: 'Say what to watch',
      text:
        next === undefined
          ? 'Add links or keywords to a monitor.'
          : `${counted.length - empty.length} of ${countOf(counted.length, 'monitor')} are known to have inputs. Next: ${next.monitor_name}.`,
      state: counted.length > 0 && empty.length === 0 ? 'done' : 'open',
      at:
        next === undefined
          ? { href: pages.monitors.path, control: 'Search monitors' }
          : { href: pages.monitorDetail.path.replace(':uuid', next.monitor_uuid), control: 'Link' },
    },
    {
      id: 'redirects',
      label: 'Redirect a keyword',
      text: 'Send products that match a keyword to another channel.',
      state: (facts.redirects ?? 0) > 0 ? 'done' : 'open',
      at: { href: pages.redirects.path, control: 'Create Redirect' },
    },
  ];
  return [
    bot,
    ...settings,
    ...(hasMonitors(info) ? ofMonitors : []),
    {
      id: 'permissions',
      label: 'Look at command permissions',
      text: 'Decide who may use which command.',
      state: facts.commands === true ? 'done' : 'open',
      at: { href: pages.commands.path, control: 'Search commands' },
    },
    {
      id: 'team',
      label: 'Invite your team',
      text: 'Others can manage this dashboard with you.',
      state: (facts.users ?? 0) > 1 ? 'done' : 'open',
      at: { href: pages.dashboardAccess.path, control: 'Invite User' },
    },
  ];
}
