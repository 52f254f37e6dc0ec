import { t } from './text.en';

/** The delay of a monitor that has none (specification 9). */
export const DEFAULT_DELAY = 10;
/** The value that replaces a delay of 0 in the UI (specification 5). */
export const FALLBACK_DELAY = 3;

/**
 * Parses a delay by its leading digits (specification 5).
 *
 * @returns `null` for text that is not a number.
 */
export function parseDelay(text: string): number | null {
  const delay = Number.parseInt(text, 10);
  return Number.isNaN(delay) ? null : delay;
}

/** Why a delay is invalid; `null` for a valid one. The server accepts any safe integer from 0 on. */
export function delayFault(delay: number): string | null {
  if (delay < 0) return t('delayNegative');
  return Number.isSafeInteger(delay) ? null : t('delayTooLarge');
}

/** The displayed value of a delay that was sent: 3 for 0 (specification 5). */
export const localDelay = (delay: number): number => delay || FALLBACK_DELAY;
