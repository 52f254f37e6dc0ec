import { createStore, sample } from 'effector';
import { createListExport } from '../../shared/export';
import { createImportBox } from '../../shared/import/box';
import { LineFault, type ImportList } from '../../shared/import/list';
import { serverHints } from '../hints';
import { $isServersImportOpen, $servers, serverColumns, serversExported } from '../servers';
import { discardRequested, page, serversPasted } from '../settings';

/** Whitelisted servers as they are imported: one or several ids per line, or a column of a file. */
export const serverList: ImportList<string, null, 'server'> = {
  ...serverColumns,
  noun: 'a server ID',
  wrappers: ['whitelisted_servers', 'servers', 'guilds'],
  read: ({ cells }) => {
    const id = cells.server.trim();
    return id === '' ? new LineFault('A server ID is missing.') : id;
  },
  keyOf: (id) => id,
  warn: (id) => serverHints([id])[id],
  isOneValue: ({ length }) => length > 1,
  split: (line) => {
    const ids = line.trim().split(/[\s,;|]+/);
    return ids.length > 1 && ids.every((id) => /^\d+$/.test(id)) ? ids : null;
  },
};

const box = createImportBox({
  name: 'servers to import',
  list: serverList,
  $isOpen: $isServersImportOpen,
  $context: createStore(null),
  $items: $servers,
  batchSize: Number.MAX_SAFE_INTEGER,
});
sample({ clock: [page.closed, discardRequested], fn: () => undefined, target: box.dropped });
sample({
  clock: box.batchStarted,
  fn: ({ lines }) => lines.flatMap(({ item }) => (item === null ? [] : [item])),
  target: serversPasted,
});
sample({ clock: box.batchStarted, fn: (batch) => ({ batch, error: null }), target: box.batchSettled });

/** The dialog that imports whitelisted servers. They join the settings, which have their own save. */
export const serverImport = { view: box.view, events: box.events } as const;

const { shownExported } = createListExport({
  columns: serverColumns,
  $name: createStore('whitelisted-servers'),
  $shown: $servers,
  $items: $servers,
  keyOf: (id) => id,
  shownKeyOf: (id) => id,
});
sample({ clock: serversExported, fn: () => 'csv' as const, target: shownExported });
