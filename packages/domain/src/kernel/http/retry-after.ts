import type { Failure } from './index';

/** The longest time in milliseconds after which a call that was refused for its rate is made again. */
export const MAX_RETRY_DELAY_MS = 120_000;
/** Prevents a busy loop on a Retry-After of 0, and where a missing one begins. */
const MIN_RETRY_DELAY_MS = 1_000;
/** Where a missing Retry-After ends. */
const MAX_BACKOFF_MS = 60_000;

/**
 * Milliseconds until a call that was refused for its rate (429) is made again: what the server asks for, or 1, 2, 4 … 60
 * seconds where it does not say. `null` for other failures.
 *
 * @param attempt how many refusals came before this one.
 */
export function retryDelayOf(failure: Failure, attempt = 0): number | null {
  if (failure.kind !== 'http' || failure.status !== 429) return null;
  const asked = failure.retryAfterMs ?? Math.min(MIN_RETRY_DELAY_MS * 2 ** attempt, MAX_BACKOFF_MS);
  return Math.min(Math.max(asked, MIN_RETRY_DELAY_MS), MAX_RETRY_DELAY_MS);
}
