/** The address of a webhook, and the user and password of a proxy. */
const secrets = [/https?:\/\/[^\s"]*?\/webhooks\/[^\s"]+/gi, /[\w.-]+:\d{2,5}:[^\s:"\\]+:[^\s"\\]+/g];

/** A row as text to look at. */
export const rawText = (raw: unknown): string => JSON.stringify(raw, null, 2) ?? 'undefined';

/** The text with every secret covered. */
export const maskSecrets = (text: string): string =>
  secrets.reduce((covered, secret) => covered.replace(secret, '••••••••'), text);
