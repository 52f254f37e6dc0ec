import { readLink, unwrappedHint } from './pasted';
import { t } from './text.en';

const httpUrl = /^https?:\/\/(?:[^\s/]+\.[^\s/]+|localhost[:/])/i;
const webhook =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d{17,20}\/[\w-]+\/?(?:\?\S*)?$/i;

export const isHttpUrl = (text: string): boolean => httpUrl.test(readLink(text));
/** Whether a text is a webhook URL of the chat platform, on any of its hosts and API versions. */
export const isWebhookUrl = (text: string): boolean => webhook.test(readLink(text));

/** The hint for a text that is neither blank nor valid. Hints never prevent saving (specification 5). */
export const hintUnless = (
  text: string,
  isValid: (text: string) => boolean,
  hint: string,
): string | undefined => (text.trim() === '' || isValid(text) ? undefined : hint);

/** What is noteworthy about the text of a webhook's field. */
export const webhookHint = (text: string): string | undefined =>
  hintUnless(text, isWebhookUrl, t('webhook')) ?? unwrappedHint(text);
