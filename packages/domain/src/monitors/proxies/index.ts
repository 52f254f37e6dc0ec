import { callOf } from '../../kernel/http';
import { countFilled, type LineRules } from '../../kernel/list/lines';
import { createListManager } from '../../kernel/list/manager';
import { getProxyLists, type ProxyList } from '../../contract/calls/proxies';
import { proxyLists } from '../../resources/proxy-lists';
import { t } from './text.en';
import { classifyProxy } from './proxy-line';

/** Proxies in an unknown format are marked. */
export const proxyRules: LineRules = { isUsual: (line) => classifyProxy(line) !== 'unknown' };

/** The proxy lists of the Developer Settings panel. The save call has no name, so lists cannot be renamed. */
export const proxies = createListManager<ProxyList>({
  rows: proxyLists,
  name: 'proxies',
  read: callOf(getProxyLists),
  textOf: ({ proxies }) => proxies,
  countOf: ({ proxies }) => countFilled(proxies),
  listOf: (id, { name, text }) => ({ id, name, proxies: text }),
  say: t,
  lineRules: proxyRules,
  showsCreateFailure: true,
  canRename: false,
  needsName: true,
});

export { maskProxy } from './proxy-line';
