import {
  createProxyList,
  deleteProxyList,
  getProxyLists,
  saveProxyList,
  type ProxyList,
} from '../contract/calls/proxies';
import { QUIET_READ_MS } from '../kernel/save';
import { createCall } from '../kernel/http';
import { createRows } from '../kernel/save/rows';
import { proxyListFields } from './fields';

const readFx = createCall({ ...getProxyLists, timeoutMs: QUIET_READ_MS });
const createFx = createCall(createProxyList);
const saveFx = createCall(saveProxyList);
const deleteFx = createCall(deleteProxyList);

/** The call that saves has no name, so that a name is given once. */
export const proxyLists = createRows<ProxyList>({
  name: saveProxyList.name,
  key: 'proxies',
  noun: 'proxy list',
  fields: proxyListFields,
  idOf: ({ id }) => id,
  titleOf: ({ name }) => name,
  read: async () => (await readFx({})).body,
  create: async ({ name, proxies }) =>
    (await createFx({ payload: { proxyListData: proxies, proxyListName: name } })).body.new_id,
  save: ({ id, proxies }) => saveFx({ payload: { proxyListData: proxies, proxyListID: id } }),
  remove: (proxyListID) => deleteFx({ payload: { proxyListID } }),
});
