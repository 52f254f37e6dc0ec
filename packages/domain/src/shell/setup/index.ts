import * as z from 'zod/mini';
import { dequal } from 'dequal/lite';
import { $locale } from '../../kernel/format';
import { combine, createEvent, createStore, sample } from 'effector';
import { $monitors } from '../../monitors/loaded';
import { $facts, type Facts } from '../../kernel/page/facts';
import { createStored } from '../../kernel/page/stored';
import { monitorHref, pages } from '../pages';
import type { MonitorListItem } from '../../contract/calls/monitors';
import { isWebhookUrl } from '../../kernel/hints';
import { settingsOf } from '../../resources/setting-values';
import { t } from './text.en';
import { $info, appIdOf, hasMonitors, hasProfile, type CustomerInfo } from '../../account/session';

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
  const { webhookUrl, whitelistedServers } = settingsOf(info);
  const isWebhookSet = isWebhookUrl(webhookUrl);
  const isListed = whitelistedServers.length > 0;
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
      ? { href: pages.monitors.path, control: 'search' }
      : { href: monitorHref(next.monitor_uuid), control: 'link' }),
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
      control: 'servers',
    },
    {
      id: 'webhook',
      label: t('webhook'),
      text: isWebhookSet || webhookUrl.trim() === '' ? t('webhookText') : t('oddWebhook'),
      state: isWebhookSet ? 'done' : 'open',
      href: pages.settings.path,
      control: 'webhookUrl',
    },
    // A page has to load the monitors before it is known.
    ...(hasMonitors(info) && facts.hasInputs !== undefined ? [link] : []),
  ];
}

/** Reads what is known of the setup. */
export const started = createEvent();
/** The person does not want to see the setup. */
export const hidden = createEvent();

const known = z.object({
  servers: z.optional(z.number()),
  hasInputs: z.optional(z.boolean()),
  isPutAway: z.optional(z.boolean()),
});
type Known = z.infer<typeof known>;

const memory = createStored<Known>({ key: 'dropdeck:start', initial: {}, clock: started, schema: known });
const { $value: $known } = memory;
const $isRead = createStore(false).on(memory.loaded, () => true);

/** What pages have loaded in this and earlier sessions; the newest counts. A monitor that is set up has what it watches. */
const $allFacts = combine($known, $facts, $monitors, ({ servers, hasInputs }, facts, monitors): Known => {
  const isAnySetUp = monitors.length === 0 ? hasInputs : monitors.some(({ not_setup }) => not_setup !== true);
  // Field by field, because `$facts` has names that are not to be stored.
  return { servers: facts.servers ?? servers, hasInputs: facts.hasInputs || isAnySetUp };
});

sample({
  clock: [
    sample({ clock: [$allFacts, $isRead], source: $allFacts }),
    hidden.map(() => ({ isPutAway: true })),
  ],
  source: { before: $known, isRead: $isRead },
  filter: ({ before, isRead }, news: Known) => isRead && !dequal({ ...before, ...news }, before),
  fn: ({ before }, news: Known) => ({ ...before, ...news }),
  target: memory.changed,
});

export const $steps = combine(
  $info,
  $monitors,
  $allFacts,
  $locale,
  (info, monitors, facts): readonly SetupStep[] =>
    info === null || !hasProfile(info) ? [] : stepsOf(info, monitors, facts),
);

/** Whether Settings shows what is left: not after it was hidden, nor once the account works. */
export const $isShown = combine(
  $isRead,
  $steps,
  $known,
  (isRead, steps, { isPutAway }) =>
    isRead && isPutAway !== true && steps.some(({ state }) => state !== 'done'),
);
