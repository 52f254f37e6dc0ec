import type { ContractIssue } from '../../contract/issues';

/**
 * Every way in which a call can fail. A closed union, so a `switch` over `kind` is exhaustive.
 *
 * - `network`: no answer (refused, dropped, blocked, offline).
 * - `timeout`: no complete answer within the declared time.
 * - `aborted`: the page of the call closed.
 * - `http`: a status that is not declared as an answer; `retryAfterMs` is its Retry-After.
 * - `declined`: the person kept editing after a conflict; nothing was sent.
 * - `contract`: the answer, or by a bug of ours the payload, does not match the declaration.
 */
export type Failure =
  | { readonly kind: 'network' | 'timeout' | 'aborted' | 'declined'; readonly call: string }
  | {
      readonly kind: 'http';
      readonly call: string;
      readonly status: number;
      readonly retryAfterMs: number | null;
    }
  | {
      readonly kind: 'contract';
      readonly call: string;
      readonly side: 'payload' | 'answer';
      readonly issues: readonly ContractIssue[];
    };

/** The HTTP status, or `null` for other failures. */
export const statusOf = (failure: Failure): number | null =>
  failure.kind === 'http' ? failure.status : null;

const words = { network: 'no answer', timeout: 'timed out', aborted: 'aborted', declined: 'not sent' };

/** A line for the log: the call and the failure, never a body, token or address. */
export function describeFailure(failure: Failure): string {
  switch (failure.kind) {
    case 'http':
      return `${failure.call}: answered with status ${failure.status}`;
    case 'contract':
      return `${failure.call}: ${failure.side} is not as agreed: ${failure.issues
        .map(({ path, message }) => (path ? `${path}: ${message}` : message))
        .join('; ')}`;
    default:
      return `${failure.call}: ${words[failure.kind]}`;
  }
}

/** Whether a call failed for want of a connection, while the browser itself says that it is offline. */
export const isDisconnected = (isOnline: boolean, failure: Failure): boolean =>
  !isOnline && failure.kind === 'network';

/** Milliseconds until such a call is made again: what the browser says may be wrong. Each failure is told, so not often. */
export const OFFLINE_RETRY_MS = 60_000;
