import type { Failure } from './index';
import { t } from './text.en';

/** Why a call failed, as a sentence beside the item that it was about. */
export function failureReason(failure: Failure): string {
  switch (failure.kind) {
    case 'contract':
      return t(failure.side);
    case 'http':
      if (failure.status === 401) return t('unauthorized');
      if (failure.status === 429) return t('tooMany');
      return failure.status === 404 ? t('notFound') : t('status', { status: failure.status });
    default:
      return t(failure.kind);
  }
}
