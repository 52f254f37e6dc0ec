import type * as z from 'zod/mini';

/** One thing wrong with a body: where (`data.bots.0.users`), and what was expected there. */
export interface ContractIssue {
  readonly path: string;
  readonly message: string;
}

/**
 * Everything that can go wrong with a call. Closed: a `switch` over `kind` is complete.
 *
 * - `network`: no answer (refused, dropped, blocked, offline).
 * - `timeout`: no whole answer in the time that the call is declared with.
 * - `aborted`: the page that asked was left.
 * - `http`: answered with a status that the declaration does not call an answer; `retryAfterMs` is
 *   the server's Retry-After, where it sent one.
 * - `declined`: the person was asked about a conflict and chose not to save; nothing was sent.
 * - `contract`: the body (or, by a fault of ours, the payload) is not what the declaration says.
 */
export type Failure =
  | { readonly kind: 'network'; readonly call: string }
  | { readonly kind: 'timeout'; readonly call: string }
  | { readonly kind: 'aborted'; readonly call: string }
  | { readonly kind: 'declined'; readonly call: string }
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

/** What zod found wrong, by key path; never a value. */
export const toIssues = (error: z.core.$ZodError): readonly ContractIssue[] =>
  error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));

/** The failure's HTTP status, or `null` where there was none. */
export const statusOf = (failure: Failure): number | null =>
  failure.kind === 'http' ? failure.status : null;

/** A failure in one line for the log: the call and what happened, never a body, token or address. */
export function describeFailure(failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return `${failure.call}: no answer`;
    case 'timeout':
      return `${failure.call}: timed out`;
    case 'aborted':
      return `${failure.call}: aborted`;
    case 'declined':
      return `${failure.call}: not sent`;
    case 'http':
      return `${failure.call}: answered with status ${failure.status}`;
    case 'contract':
      return `${failure.call}: ${failure.side} is not as agreed: ${failure.issues
        .map(({ path, message }) => (path ? `${path}: ${message}` : message))
        .join('; ')}`;
  }
}
