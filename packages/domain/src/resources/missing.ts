import type { Failure } from '../kernel/http';

/** What was to be reverted is no longer there. */
export const missing = (call: string): Failure => ({ kind: 'http', call, status: 404, retryAfterMs: null });
