import type { Failure } from './index';

/** Why a call failed, as a sentence beside the item that it was about. */
export function failureReason(failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return 'The server could not be reached.';
    case 'timeout':
      return 'The request timed out.';
    case 'aborted':
      return 'The page was closed.';
    case 'declined':
      return 'It was changed elsewhere, and your change was not saved.';
    case 'contract':
      return failure.side === 'payload' ? 'It cannot be sent.' : 'The answer could not be read.';
    case 'http':
      if (failure.status === 401) return 'Session expired. Please log in again.';
      if (failure.status === 429) return 'Too many requests. Please try again later.';
      return failure.status === 404 ? 'It no longer exists.' : `The server answered with ${failure.status}.`;
  }
}
