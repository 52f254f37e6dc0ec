import { attach } from 'effector';
import { QUIET_READ_MS } from '../shared/guard';
import { createCall, type EntityId } from '../shared/http';
import { countFilled } from '../shared/lines';
import { createListManager, type ListDraft } from '../shared/list-manager';
import {
  createProxyList,
  deleteProxyList,
  getProxyLists,
  saveProxyList,
  type ProxyList,
} from '../contract/calls/proxies';
import { proxyListFields } from './fields';

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
const readFx = createCall({ ...getProxyLists, timeoutMs: QUIET_READ_MS });
const saveFx = attach({
  effect: createCall(saveProxyList),
  mapParams: ({ id, proxies }: ProxyList) => ({ payload: { proxyListData: proxies, proxyListID: id } }),
});
const createFx = attach({
  effect: createCall(createProxyList),
  mapParams: ({ name, text }: ListDraft) => ({ payload: { proxyListData: text, proxyListName: name } }),
});
const deleteFx = attach({
  effect: createCall(deleteProxyList),
  mapParams: (id: EntityId) => ({ payload: { proxyListID: id } }),
});

/** The proxy lists of the Developer Settings panel. The save call has no name, so lists cannot be renamed. */
export const manager = createListManager<ProxyList>({
  name: 'proxies',
  draftKind: 'proxy-list',
  load: loadFx,
  read: readFx,
  noun: 'proxy list',
  fields: proxyListFields,
  save: saveFx,
  create: createFx,
  remove: deleteFx,
  textOf: ({ proxies }) => proxies,
  countOf: ({ proxies }) => countFilled(proxies),
  listOf: (id, { name, text }) => ({ id, name, proxies: text }),
  messages,
  showsCreateFailure: true,
  canRename: false,
  needsName: true,
});
