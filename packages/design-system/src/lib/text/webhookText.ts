import { t } from './text.en';
/** Names a webhook without showing it: “Webhook …a1b2”, by the last characters of its token; empty for none. */
export const webhookText = (url: string): string =>
  url.trim() === '' ? '' : t('webhook', { end: url.trim().slice(-4) });
