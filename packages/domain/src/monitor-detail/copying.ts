import { copied, copyFailed } from '../shared/toasts';

/** A link was copied. */
export const linkCopied = copied.prepend(() => 'Link copied');
export { copyFailed };
