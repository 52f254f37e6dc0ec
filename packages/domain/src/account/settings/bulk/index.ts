import { createStore, sample } from 'effector';
import type { ListColumns } from '../../../kernel/import/list';
import { createListExport, shownAs } from '../../../kernel/import/export';
import { $values } from '../settings';
import { serversExported } from './open';

const serverColumns: ListColumns<string> = { columns: [{ name: 'server', write: (id) => id }] };

const $servers = $values.map(({ whitelistedServers }) => whitelistedServers);

const exported = createListExport({
  columns: serverColumns,
  $name: createStore('whitelisted-servers'),
  $items: $servers,
  keyOf: (id) => id,
  $shown: $servers,
  shownKeyOf: (id) => id,
});
sample({ clock: serversExported, fn: () => shownAs({ format: 'csv' }), target: exported });
