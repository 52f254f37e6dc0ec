import { createAddress } from '../kernel/page/address';
import { pages } from '../shell/pages';
import { page } from './oauth-check';

/** What the address says: the server, and the state of the list. */
export const address = createAddress(page, pages.commands.path);
