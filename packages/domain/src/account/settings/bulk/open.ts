import { createEvent } from 'effector';

/** Saves the whitelisted servers as CSV; the code is in a lazy chunk. */
export const serversExported = createEvent();
