import { pages } from '../../shell/pages';
import { createCall } from '../../kernel/http';
import { countFilled } from '../../kernel/list/lines';
import { createListManager } from '../../kernel/list/manager';
import { getProxyLists, type ProxyList } from '../../contract/calls/proxies';
import { proxyRules } from './lines';
import { proxyLists } from '../../resources/proxy-lists';

/** The messages of proxy lists (specification 8.7). */
export const messages = {
  saved: 'Proxy list saved successfully',
  created: 'New proxy list created successfully',
  deleted: 'Proxy list deleted successfully',
  saveFailed: 'Failed to save proxy list',
  deleteFailed: 'Failed to delete proxy list',
  createFailed: 'Failed to create new proxy list',
} as const;

const loadFx = createCall(getProxyLists);

/** The proxy lists of the Developer Settings panel. The save call has no name, so lists cannot be renamed. */
export const manager = createListManager<ProxyList>({
  rows: proxyLists,
  name: 'proxies',
  path: pages.monitors.path,
  draftKind: 'proxy-list',
  load: loadFx,
  textOf: ({ proxies }) => proxies,
  countOf: ({ proxies }) => countFilled(proxies),
  listOf: (id, { name, text }) => ({ id, name, proxies: text }),
  messages,
  lineRules: proxyRules,
  showsCreateFailure: true,
  canRename: false,
  needsName: true,
});
