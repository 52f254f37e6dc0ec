import { monitorHref, pages } from '../pages';
import type { MonitorListItem } from '../../contract/calls/monitors';
import { appIdOf, botOf, customerOf, hasMonitors, type CustomerInfo } from '../../account/session';
import type { Facts } from '../../kernel/page/facts';
import { isWebhookUrl } from '../../kernel/hints';
import { rowsOrNone } from '../../contract/wire/rows';
import { lineText } from '../../contract/wire/readers';
import { t } from './text.en';

/** Something that makes the product work for a customer. */
export interface SetupStep {
  readonly id: 'bot' | 'servers' | 'webhook' | 'link';
  readonly label: string;
  /** What is missing, or what it is for. */
  readonly text: string;
  /** `waiting` for what the service does. */
  readonly state: 'done' | 'open' | 'waiting';
  /** The page where it is done, and the label of the control to focus there; without them, the bot is invited. */
  readonly href?: string;
  readonly control?: string;
}

const servers = rowsOrNone(lineText);

/** Whether the bot may answer on a server. */
function hasServers(info: CustomerInfo): boolean {
  const listed = servers.safeParse(botOf(info)?.whitelisted_servers);
  return listed.success && listed.data.length > 0;
}

/** Whether the webhook of the settings is set, and looks like one. */
function webhookStateOf(info: CustomerInfo): 'missing' | 'odd' | 'set' {
  const webhook = customerOf(info)?.webhook_url ?? '';
  if (webhook.trim() === '') return 'missing';
  return isWebhookUrl(webhook) ? 'set' : 'odd';
}

/**
 * The steps of a customer's setup, in their order.
 *
 * @param monitors the monitors as last loaded; empty before that.
 * @param facts what pages have loaded in this and earlier sessions.
 */
export function stepsOf(
  info: CustomerInfo,
  monitors: readonly MonitorListItem[],
  facts: Facts,
): readonly SetupStep[] {
  const webhook = webhookStateOf(info);
  const isListed = hasServers(info);
  const isBotReady = appIdOf(info) !== null;
  // Before a page has loaded the servers: who lists a server has invited the bot to it.
  const isInvited = facts.servers === undefined ? isListed : facts.servers > 0;
  const next = monitors.find(({ not_setup }) => not_setup === true) ?? monitors[0];
  const link: SetupStep = {
    id: 'link',
    label: t('link'),
    text: t('linkText'),
    state: facts.hasInputs ? 'done' : 'open',
    ...(next === undefined
      ? { href: pages.monitors.path, control: t('searchField') }
      : { href: monitorHref(next.monitor_uuid), control: t('linkField') }),
  };
  return [
    {
      id: 'bot',
      label: t('bot'),
      text: isBotReady ? t('botText') : t('botPending'),
      state: !isBotReady ? 'waiting' : isInvited ? 'done' : 'open',
    },
    {
      id: 'servers',
      label: t('servers'),
      text: t('serversText'),
      state: isListed ? 'done' : 'open',
      href: pages.settings.path,
      control: t('serversField'),
    },
    {
      id: 'webhook',
      label: t('webhook'),
      text: webhook === 'odd' ? t('oddWebhook') : t('webhookText'),
      state: webhook === 'set' ? 'done' : 'open',
      href: pages.settings.path,
      control: t('webhookField'),
    },
    // A page has to load the monitors before it is known.
    ...(hasMonitors(info) && facts.hasInputs !== undefined ? [link] : []),
  ];
}
