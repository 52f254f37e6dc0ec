/** Webhook URLs, and the credentials of a proxy. */
const secrets = [/https?:\/\/[^\s"]*?\/webhooks\/[^\s"]+/gi, /[\w.-]+:\d{2,5}:[^\s:"\\]+:[^\s"\\]+/g];

/** Formats a raw row as JSON text. */
export const rawText = (raw: unknown): string => JSON.stringify(raw, null, 2) ?? 'undefined';

/** Masks every secret in the text. */
export const maskSecrets = (text: string): string =>
  secrets.reduce((covered, secret) => covered.replace(secret, '••••••••'), text);
