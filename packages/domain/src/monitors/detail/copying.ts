import { copied, copyFailed } from '../../kernel/toasts';

/** A link was copied. */
export const linkCopied = copied.prepend(() => 'Link copied');
export { copyFailed };
