import { dequal } from 'dequal/lite';
import type { z } from 'zod/mini';
import { botOf, customerOf, type CustomerInfo } from '../account/session';
import type { EntityId } from '../kernel/http';
import { readLink, readText, shortenedFault } from '../kernel/pasted';
import { rowsOrNone } from '../contract/wire/rows';
import { lineText } from '../contract/wire/readers';
import type { updateCustomer } from '../contract/calls/settings';

/** The settings of the form (specification 2.3). */
export interface Settings {
  readonly botName: string;
  readonly customerName: string;
  readonly imageUrl: string;
  readonly footerText: string;
  readonly footerIcon: string;
  readonly hexColor: string;
  readonly webhookUrl: string;
  readonly whitelistedServers: readonly string[];
}

export type TextSetting = Exclude<keyof Settings, 'whitelistedServers'>;

const serverList = rowsOrNone(lineText);

/** Reads the settings from the customer info; missing values are empty. */
export function settingsOf(info: CustomerInfo): Settings {
  const bot = botOf(info);
  const customer = customerOf(info);
  return {
    botName: bot?.name ?? '',
    customerName: customer?.name ?? '',
    imageUrl: customer?.image ?? '',
    footerText: bot?.footer_text ?? '',
    footerIcon: customer?.footer_icon ?? '',
    hexColor: customer?.hex_color ?? '',
    webhookUrl: customer?.webhook_url ?? '',
    whitelistedServers: serverList.safeParse(bot?.whitelisted_servers).data ?? [],
  };
}

/** The payload of POST /v1/customer/update. */
export function toPayload(
  settings: Settings,
  appId: EntityId,
): z.input<NonNullable<(typeof updateCustomer)['payload']>> {
  return {
    bot_name: settings.botName,
    customer_name: settings.customerName,
    image_url: settings.imageUrl,
    hex_color: settings.hexColor,
    footer_text: settings.footerText,
    footer_icon: settings.footerIcon,
    app_id: appId,
    whitelisted_servers: settings.whitelistedServers,
    webhook_url: settings.webhookUrl,
  };
}

/** Applies saved settings to the customer info. */
export const patchInfo =
  (settings: Settings) =>
  (info: CustomerInfo): CustomerInfo => ({
    ...info,
    bot_data: {
      ...info.bot_data,
      name: settings.botName,
      footer_text: settings.footerText,
      whitelisted_servers: settings.whitelistedServers,
    },
    customer_data: {
      ...info.customer_data,
      name: settings.customerName,
      image: settings.imageUrl,
      footer_icon: settings.footerIcon,
      hex_color: settings.hexColor,
      webhook_url: settings.webhookUrl,
    },
  });

/** Adds a server; blank and listed ids are ignored (specification 5), and shortened numbers. */
export function addServer(servers: readonly string[], input: string): readonly string[] {
  const id = readText(input);
  return id === '' || shortenedFault(id) !== null || servers.includes(id) ? servers : [...servers, id];
}

const links = ['imageUrl', 'footerIcon', 'webhookUrl'] as const satisfies readonly TextSetting[];

/** Settings as they are saved: edited links as read, other texts as typed. */
export const readSettings = (settings: Settings, saved: Settings): Settings => ({
  ...settings,
  ...Object.fromEntries(
    links.map((key) => [key, settings[key] === saved[key] ? saved[key] : readLink(settings[key])]),
  ),
});

/** Whether an edit changes nothing. */
export const areSame = (saved: Settings, settings: Settings): boolean =>
  dequal(saved, readSettings(settings, saved));
