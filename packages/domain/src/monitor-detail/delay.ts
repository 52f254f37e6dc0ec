/** The delay of a monitor of which none is known (specification 9). */
export const DEFAULT_DELAY = 10;
/** What a delay of 0 is shown as here (specification 5). */
export const FALLBACK_DELAY = 3;

/**
 * Reads a delay as typed (specification 5): an integer, by its leading digits.
 *
 * @returns `null` for what is not a number.
 */
export function parseDelay(text: string): number | null {
  const delay = Number.parseInt(text, 10);
  return Number.isNaN(delay) ? null : delay;
}

/**
 * Why the server does not take a delay; `null` for one that it takes. The server takes any integer from
 * 0 on, as long as JSON can carry it.
 */
export function delayFault(delay: number): string | null {
  if (delay < 0) return 'Enter a delay of 0 or more.';
  return Number.isSafeInteger(delay) ? null : 'Enter a smaller delay.';
}

/** The local copy of a delay that was sent: 3 in the place of 0 (specification 5). */
export const localDelay = (delay: number): number => delay || FALLBACK_DELAY;
