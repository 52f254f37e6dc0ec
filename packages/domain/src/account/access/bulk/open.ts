import { createBulkSelection } from '../../../kernel/job/bulk-selection';
import { page } from '../users';

/** The users whose access is to be removed; the code of the dialog is in a lazy chunk. */
export const selection = createBulkSelection<'remove'>(page);
