import { hintUnless, isHttpUrl, webhookHint } from '../../kernel/hints';
import type { Settings, TextSetting } from '../../resources/setting-values';
import { t } from './text.en';

const hexColor = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const serverId = /^\d{17,20}$/;

export const isHexColor = (text: string): boolean => hexColor.test(text.trim());
export const isServerId = (text: string): boolean => serverId.test(text);

/** Hints beside the fields; they never prevent saving (specification 5: no client checks). */
export function settingsHints(settings: Settings): Partial<Record<TextSetting, string>> {
  const url = (text: string): string | undefined => hintUnless(text, isHttpUrl, t('url'));
  const hints = {
    imageUrl: url(settings.imageUrl),
    footerIcon: url(settings.footerIcon),
    hexColor: hintUnless(settings.hexColor, isHexColor, t('hexColor')),
    webhookUrl: webhookHint(settings.webhookUrl),
  };
  return Object.fromEntries(Object.entries(hints).filter(([, hint]) => hint !== undefined));
}

export const serverHints = (servers: readonly string[]): Record<string, string> =>
  Object.fromEntries(servers.filter((id) => !isServerId(id)).map((id) => [id, t('serverId')]));
