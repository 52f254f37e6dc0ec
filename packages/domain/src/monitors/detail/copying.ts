import { copied, copyFailed } from '../../kernel/toasts';
import { t } from './text.en';

/** A link was copied. */
export const linkCopied = copied.prepend(() => t('linkCopied'));
export { copyFailed };
