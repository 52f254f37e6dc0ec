import {
  createProxyList,
  deleteProxyList,
  getProxyLists,
  saveProxyList,
  type ProxyList,
} from '../contract/calls/proxies';
import { readQuietly } from '../kernel/save';
import { makeCall } from '../kernel/http';
import { declareRows } from '../kernel/save/rows';
import { labelled } from './fields';
import { t } from './text.en';

/** The call that saves has no name, so that a name is given once. */
export const proxyLists = declareRows<ProxyList>({
  name: saveProxyList.name,
  key: 'proxies',
  subject: (name) => t('proxyListSubject', { name }),
  fields: [labelled('name', 'name'), labelled('proxies', 'proxies', { kind: 'lines', secret: 'lines' })],
  idOf: ({ id }) => id,
  titleOf: ({ name }) => name,
  read: async () => (await readQuietly(getProxyLists, {})).body,
  create: async ({ name, proxies }) =>
    (await makeCall(createProxyList, { payload: { proxyListData: proxies, proxyListName: name } })).body
      .new_id,
  save: ({ id, proxies }) =>
    makeCall(saveProxyList, { payload: { proxyListData: proxies, proxyListID: id } }),
  remove: (proxyListID) => makeCall(deleteProxyList, { payload: { proxyListID } }),
});
