import {
  createKeywordList,
  createProxyList,
  deleteKeywordList,
  deleteProxyList,
  getKeywordLists,
  getProxyLists,
  saveKeywordList,
  saveProxyList,
  type KeywordList,
  type ProxyList,
} from '@dropdeck/domain/contract';
import { endpoint, type Endpoint, ok, type Refusal, refuse, saved } from '../endpoint.ts';

const missing = refuse(404, 'There is no such list.');

function replace<T extends KeywordList | ProxyList>(
  lists: T[],
  id: T['id'],
  change: Partial<T>,
): typeof saved | Refusal {
  const index = lists.findIndex((list) => list.id === id);
  const existing = lists[index];
  if (existing === undefined) return missing;
  lists[index] = { ...existing, ...change };
  return saved;
}

function remove(lists: (KeywordList | ProxyList)[], id: KeywordList['id']): typeof saved | Refusal {
  const index = lists.findIndex((list) => list.id === id);
  if (index < 0) return missing;
  lists.splice(index, 1);
  return saved;
}

/** Endpoints of keyword and proxy lists (specification 2.8). */
export const listsApi: readonly Endpoint[] = [
  endpoint(getKeywordLists, ({ workspace }) => ok(workspace.keywordLists())),

  endpoint(saveKeywordList, ({ workspace, payload: { keywordListID, keywords, name } }) =>
    replace(workspace.keywordLists(), keywordListID, { keywords, name }),
  ),

  endpoint(createKeywordList, ({ workspace, payload: { keywords, name }, backend }) => {
    const id = backend.nextId();
    workspace.keywordLists().push({ id, name, keywords });
    return ok({ new_id: id });
  }),

  endpoint(deleteKeywordList, ({ workspace, payload }) =>
    remove(workspace.keywordLists(), payload.keywordListID),
  ),

  endpoint(getProxyLists, ({ workspace }) => ok(workspace.proxyLists())),

  endpoint(saveProxyList, ({ workspace, payload: { proxyListID, proxyListData } }) =>
    replace(workspace.proxyLists(), proxyListID, { proxies: proxyListData }),
  ),

  endpoint(createProxyList, ({ workspace, payload: { proxyListName, proxyListData }, backend }) => {
    const id = `px-${backend.nextId()}`;
    workspace.proxyLists().push({ id, name: proxyListName, proxies: proxyListData });
    return ok({ new_id: id });
  }),

  endpoint(deleteProxyList, ({ workspace, payload }) => remove(workspace.proxyLists(), payload.proxyListID)),
];
