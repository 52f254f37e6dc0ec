import type { Failure } from './index';

/** The longest Retry-After in milliseconds that a load waits for. */
export const MAX_RETRY_DELAY_MS = 120_000;
/** Prevents a busy loop on a Retry-After of 0. */
const MIN_RETRY_DELAY_MS = 1_000;

/** Milliseconds until a rate-limited load is retried; `null` for never. */
export const retryDelayOf = (failure: Failure): number | null =>
  failure.kind === 'http' &&
  failure.status === 429 &&
  failure.retryAfterMs !== null &&
  failure.retryAfterMs <= MAX_RETRY_DELAY_MS
    ? Math.max(failure.retryAfterMs, MIN_RETRY_DELAY_MS)
    : null;
