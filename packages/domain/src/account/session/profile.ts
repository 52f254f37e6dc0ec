import type { EntityId } from '../../kernel/http';
import type { BotData, CustomerData, CustomerInfo } from '../../contract/calls/session';

const isEmpty = (value: object | null | undefined): boolean =>
  value === null || value === undefined || Object.keys(value).length === 0;

/** The customer's profile, or `null` without one (specification 3). */
export const customerOf = (info: CustomerInfo): CustomerData | null =>
  isEmpty(info.customer_data) ? null : (info.customer_data ?? null);

/** The bot's data, or `null` without any. A bot that is being set up may have none yet. */
export const botOf = (info: CustomerInfo): BotData | null =>
  isEmpty(info.bot_data) ? (info.bot_pending === true ? {} : null) : (info.bot_data ?? null);

/** A profile exists if has_bot is true or customer_data is non-empty (specification 2). */
export const hasProfile = (info: CustomerInfo): boolean => info.has_bot === true || customerOf(info) !== null;

/** The monitor screens require a purchase with a monitor key (specification 6). */
export const hasMonitors = (info: CustomerInfo): boolean =>
  (customerOf(info)?.purchases?.monitor ?? []).length > 0;

export const isDeveloper = (info: CustomerInfo): boolean => info.developer === true;

/** The bot's app id, or `null` if it is missing, empty or 'N/A' (specification 2.2). */
export function appIdOf(info: CustomerInfo): string | null {
  const id = String(info.bot_data?.app_id ?? '').trim();
  return id === '' || id === 'N/A' ? null : id;
}

/** The app id for payloads: as received, `''` if it is missing. */
export const sentAppId = (info: CustomerInfo | null): EntityId => info?.bot_data?.app_id ?? '';

/** What the browser remembers an account by: the bot, or without one the customer's name; '' without either. */
export const accountOf = (info: CustomerInfo): string => appIdOf(info) ?? customerOf(info)?.name ?? '';

/**
 * The state of the onboarding (specification 4.7): `start` before the setup, `checking` while the profile is
 * missing, `pending` while the bot is being set up, then `done`.
 */
export type Onboarding = 'done' | 'pending' | 'checking' | 'start';

export function onboardingOf(info: CustomerInfo): Onboarding {
  if (customerOf(info) !== null) return 'done';
  if (info.has_bot !== true) return 'start';
  return info.bot_pending === true ? 'pending' : 'checking';
}
