import * as z from 'zod/mini';
import { declareCall } from '../declare';
import { answerRows } from '../wire/lists';
import { entityId, row, text } from '../wire/schemas';

/** A named list of proxies; `proxies` is text, one per line (specification 3). */
export const proxyList = row({ id: entityId, name: text, proxies: text });
export type ProxyList = z.infer<typeof proxyList>;

/** GET /v1/proxies: all proxy lists, for developers. */
export const getProxyLists = declareCall({
  name: 'proxies.getProxyLists',
  endpoint: 'GET /v1/proxies',
  access: 'developer',
  answers: { 200: answerRows(proxyList, 'id') },
});

/** PUT /v1/proxies: saves a list; `proxyListData` is the text as typed. */
export const saveProxyList = declareCall({
  name: 'proxies.saveProxyList',
  endpoint: 'PUT /v1/proxies',
  access: 'developer',
  payload: z.object({ proxyListData: z.string(), proxyListID: entityId }),
});

/** POST /v1/proxies: creates a list and answers with its id. */
export const createProxyList = declareCall({
  name: 'proxies.createProxyList',
  endpoint: 'POST /v1/proxies',
  access: 'developer',
  payload: z.object({ proxyListData: z.string(), proxyListName: z.string() }),
  answers: { 200: z.looseObject({ new_id: entityId }) },
});

/** DELETE /v1/proxies: the id is in the body. */
export const deleteProxyList = declareCall({
  name: 'proxies.deleteProxyList',
  endpoint: 'DELETE /v1/proxies',
  access: 'developer',
  payload: z.object({ proxyListID: entityId }),
});
