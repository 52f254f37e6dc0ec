import { attach, createEffect, sample } from 'effector';
import type { CustomerRecord } from '../contract/calls/customers';
import {
  createKeywordList,
  deleteKeywordList,
  getKeywordLists,
  saveKeywordList,
  type KeywordList,
} from '../contract/calls/keywords';
import {
  createProxyList,
  deleteProxyList,
  getProxyLists,
  saveProxyList,
  type ProxyList,
} from '../contract/calls/proxies';
import {
  createRedirect,
  deleteRedirect,
  getRedirects,
  updateRedirect,
  type Redirect,
} from '../contract/calls/redirects';
import { keywordListFields } from '../keywords/fields';
import { proxyListFields } from '../proxies/fields';
import { redirectFields } from '../redirects/fields';
import { $info, infoPatched, sentAppId } from '../session';
import { saveFx as saveSettingsFx } from '../settings/save';
import { patchInfo, type Settings } from '../settings/values';
import { QUIET_READ_MS, type Edit } from '../shared/guard';
import { createCall, type Failure } from '../shared/http';
import { toWire } from '../contract/wire/wire';
import { writeCustomerFx } from './customers';
import { writePermissionsFx, type PermissionsWrite } from './permissions';
import { createRowWrite, type RowWrite } from './rows';

/** A write of what belongs to the account and not to one monitor. A row without `before` is created, one without `after` deleted. */
export type AccountWrite =
  | ({ readonly part: 'settings' } & { readonly before: Settings; readonly after: Settings })
  | ({ readonly part: 'redirect' } & RowWrite<Redirect>)
  | ({ readonly part: 'keyword-list' } & RowWrite<KeywordList>)
  | ({ readonly part: 'proxy-list' } & RowWrite<ProxyList>)
  | { readonly part: 'customer'; readonly before: CustomerRecord; readonly after: CustomerRecord }
  | ({ readonly part: 'permissions' } & PermissionsWrite);

// Unlike the save of the settings page, a failure does not log out: it is a result of a job.
const settingsFx = attach({
  source: $info,
  effect: saveSettingsFx,
  mapParams: ({ base, mine }: Edit<Settings>, info) => ({ base, mine, appId: sentAppId(info) }),
});
sample({ clock: settingsFx.doneData, fn: ({ value }) => patchInfo(value), target: infoPatched });

const readRedirectsFx = createCall({ ...getRedirects, timeoutMs: QUIET_READ_MS });
const createRedirectFx = createCall(createRedirect);
const updateRedirectFx = createCall(updateRedirect);
const deleteRedirectFx = createCall(deleteRedirect);
const redirectFx = createRowWrite<Redirect>({
  name: updateRedirect.name,
  resource: 'redirects',
  fields: redirectFields,
  nounOf: ({ keyword }) => `the redirect “${keyword}”`,
  read: async () => (await readRedirectsFx({})).body.data.redirects,
  create: (payload) => createRedirectFx({ payload }),
  save: (payload) => updateRedirectFx({ payload }),
  remove: (id) => deleteRedirectFx({ payload: { id } }),
});

const readKeywordListsFx = createCall({ ...getKeywordLists, timeoutMs: QUIET_READ_MS });
const createKeywordListFx = createCall(createKeywordList);
const saveKeywordListFx = createCall(saveKeywordList);
const deleteKeywordListFx = createCall(deleteKeywordList);
const keywordListFx = createRowWrite<KeywordList>({
  name: saveKeywordList.name,
  resource: 'keywords',
  fields: keywordListFields,
  nounOf: ({ name }) => `the keyword list “${name}”`,
  read: async () => (await readKeywordListsFx({})).body,
  create: ({ keywords, name }) => createKeywordListFx({ payload: { keywords, name } }),
  save: (list) => {
    const { id, name, keywords } = toWire(list);
    return saveKeywordListFx({ payload: { keywords, keywordListID: id, name } });
  },
  remove: (keywordListID) => deleteKeywordListFx({ payload: { keywordListID } }),
});

const readProxyListsFx = createCall({ ...getProxyLists, timeoutMs: QUIET_READ_MS });
const createProxyListFx = createCall(createProxyList);
const saveProxyListFx = createCall(saveProxyList);
const deleteProxyListFx = createCall(deleteProxyList);
const proxyListFx = createRowWrite<ProxyList>({
  name: saveProxyList.name,
  resource: 'proxies',
  fields: proxyListFields,
  nounOf: ({ name }) => `the proxy list “${name}”`,
  read: async () => (await readProxyListsFx({})).body,
  create: ({ name, proxies }) =>
    createProxyListFx({ payload: { proxyListData: proxies, proxyListName: name } }),
  save: ({ id, proxies }) => saveProxyListFx({ payload: { proxyListData: proxies, proxyListID: id } }),
  remove: (proxyListID) => deleteProxyListFx({ payload: { proxyListID } }),
});

/**
 * Makes one write of the account, merged into what the server has now; a conflict is asked about. It fails with the
 * call's `Failure`, shows no toast and never logs out.
 *
 * Use it for jobs over many resources and for reverts. A page saves through its own factories.
 */
export const writeAccountFx = createEffect<AccountWrite, void, Failure>(async (write) => {
  switch (write.part) {
    case 'settings':
      await settingsFx({ base: write.before, mine: write.after });
      return;
    case 'redirect':
      await redirectFx(write);
      return;
    case 'keyword-list':
      await keywordListFx(write);
      return;
    case 'proxy-list':
      await proxyListFx(write);
      return;
    case 'customer':
      await writeCustomerFx({ base: write.before, mine: write.after });
      return;
    case 'permissions':
      await writePermissionsFx(write);
  }
});
