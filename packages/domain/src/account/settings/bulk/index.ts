import { createStore, sample } from 'effector';
import { createListExport, shownAs } from '../../../kernel/import/export';
import { createImportBox } from '../../../kernel/import/box';
import { pages } from '../../../shell/pages';
import { $info } from '../../session';
import { $values, discardRequested, page, serversPasted } from '../settings';
import { $isServersImportOpen, serversExported } from './open';
import { serverColumns, serverList } from './server-list';

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

const box = createImportBox({
  name: 'servers to import',
  list: serverList,
  $isOpen: $isServersImportOpen,
  $context: createStore(null),
  $items: $servers,
  draft: {
    kind: 'servers-import',
    page,
    path: pages.settings.path,
    $isReady: $info.map((info) => info !== null),
    isSecret: false,
  },
  batchSize: Number.MAX_SAFE_INTEGER,
});
sample({ clock: [page.closed, discardRequested], target: box.dropped });
sample({
  clock: box.batchStarted,
  fn: ({ lines }) => lines.flatMap(({ item }) => (item === null ? [] : [item])),
  target: serversPasted,
});
sample({ clock: box.batchStarted, fn: (batch) => ({ batch, failure: null }), target: box.batchSettled });

export { editorsLoaded } from '../../../kernel/save/drafts';

/** The dialog that imports whitelisted servers. They join the settings, which have their own save. */
export const serverImport = { view: box.view, events: box.events } as const;
