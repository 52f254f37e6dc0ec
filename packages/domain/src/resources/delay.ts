import { hasDigit, readNumber } from '../kernel/numbers';
import { t } from './text.en';

/** The delay of a monitor that has none (specification 9). */
export const DEFAULT_DELAY = 10;
/** The value that replaces a delay of 0 in the UI (specification 5). */
export const FALLBACK_DELAY = 3;

/** Why a typed delay cannot be sent; `null` for a valid one, and for text without a number, which changes nothing. */
export function delayFault(text: string): string | null {
  if (!hasDigit(text)) return null;
  const delay = readNumber(text);
  if (delay !== null && delay > Number.MAX_SAFE_INTEGER) return t('delayTooLarge');
  if (delay === null || !Number.isInteger(delay)) return t('delayNotWhole', { text: text.trim() });
  return delay < 0 ? t('delayNegative') : null;
}

/** The displayed value of a delay that was sent: 3 for 0 (specification 5). */
export const localDelay = (delay: number): number => delay || FALLBACK_DELAY;
