import type { Settings, TextSetting } from './values';

const hexColor = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const httpUrl = /^https?:\/\/[^\s/]+\.[^\s/]+/i;
const serverId = /^\d{17,20}$/;
const webhook =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d{17,20}\/[\w-]+\/?(?:\?\S*)?$/i;

export const isHexColor = (text: string): boolean => hexColor.test(text.trim());
export const isHttpUrl = (text: string): boolean => httpUrl.test(text.trim());
export const isServerId = (text: string): boolean => serverId.test(text);
/** Whether a text is a webhook URL of the chat platform, on any of its hosts and API versions. */
export const isWebhookUrl = (text: string): boolean => webhook.test(text.trim());

const check = (text: string, isGood: (text: string) => boolean, hint: string): string | undefined =>
  text.trim() === '' || isGood(text) ? undefined : hint;

/** A hint about an unusual webhook; it does not prevent saving. */
export const webhookHint = (text: string): string | undefined =>
  check(
    text,
    isWebhookUrl,
    'This does not look like a Discord webhook. It should look like https://discord.com/api/webhooks/…',
  );

/** Hints beside the fields; they never prevent saving (specification 5: no client checks). */
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

/** Hints by server id. */
export const serverHints = (servers: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    servers
      .filter((id) => !isServerId(id))
      .map((id) => [id, 'A server ID has 17 to 20 digits. Please check this one.']),
  );
