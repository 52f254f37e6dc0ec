import type { EntityId } from '../shared/http';
import type { BotData, CustomerData, CustomerInfo } from './contract';

const isEmpty = (value: object | null | undefined): boolean =>
  value === null || value === undefined || Object.keys(value).length === 0;

/** The customer's profile, or `null` where there is none (specification 3: non-empty means one exists). */
export const customerOf = (info: CustomerInfo): CustomerData | null =>
  isEmpty(info.customer_data) ? null : (info.customer_data ?? null);

/** The bot's data, or `null` where they are missing. A bot that is being set up may have none yet. */
export const botOf = (info: CustomerInfo): BotData | null =>
  isEmpty(info.bot_data) ? (info.bot_pending === true ? {} : null) : (info.bot_data ?? null);

/** Spec section 2: a profile exists if has_bot is true or customer_data is non-empty. */
export const hasProfile = (info: CustomerInfo): boolean => info.has_bot === true || customerOf(info) !== null;

/** Spec section 6: the monitor screens need a purchase with a monitor key. */
export const hasMonitors = (info: CustomerInfo): boolean =>
  (customerOf(info)?.purchases?.monitor ?? []).length > 0;

export const isDeveloper = (info: CustomerInfo): boolean => info.developer === true;

/** The bot's app id, or `null` where it has none yet: missing, empty or 'N/A' (specification 2.2). */
export function appIdOf(info: CustomerInfo): string | null {
  const id = String(info.bot_data?.app_id ?? '').trim();
  return id === '' || id === 'N/A' ? null : id;
}

/** The bot's app id as calls say it: what the server said, whatever that was; empty where it said nothing. */
export const sentAppId = (info: CustomerInfo | null): EntityId => info?.bot_data?.app_id ?? '';

/**
 * What is left of the onboarding (specification 4.7): `done` with a customer profile, `pending` while
 * the bot is being made, `checking` where a bot exists and its profile has not arrived, `start`
 * before all that.
 */
export type Onboarding = 'done' | 'pending' | 'checking' | 'start';

export function onboardingOf(info: CustomerInfo): Onboarding {
  if (customerOf(info) !== null) return 'done';
  if (info.has_bot !== true) return 'start';
  return info.bot_pending === true ? 'pending' : 'checking';
}
