import type { Settings, TextSetting } from './values';

const hexColor = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const httpUrl = /^https?:\/\/[^\s/]+\.[^\s/]+/i;
const serverId = /^\d{17,20}$/;
const webhook =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d{17,20}\/[\w-]+\/?(?:\?\S*)?$/i;

/** Whether a text is a colour that the chat platform's embeds take. */
export const isHexColor = (text: string): boolean => hexColor.test(text.trim());
/** Whether a text looks like the address of an image or page. */
export const isHttpUrl = (text: string): boolean => httpUrl.test(text.trim());
/** Whether a text is a server id: 17 to 20 digits. It stays text, since it is too long for a number. */
export const isServerId = (text: string): boolean => serverId.test(text);
/** Whether a text is a webhook's address on the chat platform, on any of its hosts and versions. */
export const isWebhookUrl = (text: string): boolean => webhook.test(text.trim());

const check = (text: string, isGood: (text: string) => boolean, hint: string): string | undefined =>
  text.trim() === '' || isGood(text) ? undefined : hint;

/** The warning beside a webhook that does not look like one; it keeps nothing from being saved. */
export const webhookHint = (text: string): string | undefined =>
  check(
    text,
    isWebhookUrl,
    'This does not look like a Discord webhook. It should look like https://discord.com/api/webhooks/…',
  );

/** Warnings beside the fields. They never keep anybody from saving (specification 5: no client checks). */
export function settingsHints(settings: Settings): Partial<Record<TextSetting, string>> {
  const url = (text: string): string | undefined =>
    check(text, isHttpUrl, 'This does not look like a web address. It should begin with https://');
  const hints = {
    imageUrl: url(settings.imageUrl),
    footerIcon: url(settings.footerIcon),
    hexColor: check(settings.hexColor, isHexColor, 'This is not a hex color such as #3BB2B7.'),
    webhookUrl: webhookHint(settings.webhookUrl),
  };
  return Object.fromEntries(Object.entries(hints).filter(([, hint]) => hint !== undefined));
}

/** A warning for each listed server whose id does not look like one. */
export const serverHints = (servers: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    servers
      .filter((id) => !isServerId(id))
      .map((id) => [id, 'A server ID has 17 to 20 digits. Please check this one.']),
  );
