/** The address of a webhook, whose end is a secret. */
const webhook = /https?:\/\/[^\s"]*?\/webhooks\/[^\s"]+/gi;

/** A row as text to look at. */
export const rawText = (raw: unknown): string => JSON.stringify(raw, null, 2) ?? 'undefined';

/** Whether a text holds the address of a webhook. */
export const hasSecret = (text: string): boolean => text.search(webhook) >= 0;

/** The text with every webhook covered. */
export const maskSecrets = (text: string): string => text.replace(webhook, '••••••••');
