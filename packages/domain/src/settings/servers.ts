import { createEvent, createStore } from 'effector';
import type { ListColumns } from '../shared/import/columns';
import { $values, page } from './settings';

/** The column of whitelisted servers, as they are exported and imported. */
export const serverColumns = {
  columns: [{ name: 'server', aliases: ['serverid', 'id', 'guild', 'guildid'], write: (id) => id }],
} as const satisfies ListColumns<string>;

/** The whitelisted servers, unsaved changes included. */
export const $servers = $values.map(({ whitelistedServers }) => whitelistedServers);

/** Opens the dialog that imports servers; its code is in a lazy chunk. */
export const serversImportOpened = createEvent();
export const $isServersImportOpen = createStore(false)
  .on(serversImportOpened, () => true)
  .on(page.closed, () => false);

/** Saves the whitelisted servers as CSV; the code is in the same chunk. */
export const serversExported = createEvent();
