import { statusOf, type Failure } from '../../kernel/http';
import { t } from './text.en';
import { copied, copyFailed } from '../../kernel/toasts';

/** The message of a failed inputs call (specification 8.8); 401 and timeouts have their own. */
export const inputFailureText = (failure: Failure, otherwise: string, timedOut = otherwise): string => {
  if (statusOf(failure) === 401) return t('sessionExpired');
  return failure.kind === 'timeout' ? timedOut : otherwise;
};

/** A link was copied. */
export const linkCopied = copied.prepend(() => t('linkCopied'));
export { copyFailed };
