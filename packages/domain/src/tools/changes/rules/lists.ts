import type {
  createKeywordList,
  deleteKeywordList,
  KeywordList,
  saveKeywordList,
} from '../../../contract/calls/keywords';
import { pages } from '../../../shell/pages';
import type {
  createProxyList,
  deleteProxyList,
  ProxyList,
  saveProxyList,
} from '../../../contract/calls/proxies';
import { keywordListFields, proxyListFields } from '../../../resources/fields';
import type { Field } from '../../../kernel/save';
import type { EntityId } from '../../../kernel/http';
import type { Action, UndoPart } from '../entries';
import type { Known } from '../known';
import { rowOf, ruleOf, type Recorded } from './rule';

const keywordList = { noun: 'keyword list', part: 'keyword-list', fields: keywordListFields } as const;
const proxyList = { noun: 'proxy list', part: 'proxy-list', fields: proxyListFields } as const;

/** A list before and after a write, and what is known then. */
function recorded<List extends { readonly id: EntityId; readonly name: string }>(
  resource: { readonly noun: string; readonly part: UndoPart; readonly fields: readonly Field[] },
  lists: readonly List[],
  change: {
    readonly action: Action;
    readonly id: EntityId;
    readonly before: List | null;
    readonly after: List | null;
  },
  knownWith: (lists: readonly List[]) => Known,
): Recorded {
  const { action, id, before, after } = change;
  const others = lists.filter((list) => list.id !== before?.id && list.id !== after?.id);
  return {
    kind: 'lists',
    action,
    rows: rowOf(
      { fields: resource.fields, action, before, after },
      { noun: resource.noun, name: (after ?? before)?.name || String(id), href: pages.monitors.path },
      { part: resource.part, id },
    ),
    known: knownWith(after === null ? others : [...others, after]),
  };
}

const keywords = (
  action: Action,
  id: EntityId,
  before: KeywordList | null,
  after: KeywordList | null,
  known: Known,
): Recorded =>
  recorded(keywordList, known.keywordLists, { action, id, before, after }, (lists) => ({
    ...known,
    keywordLists: lists,
  }));

const proxies = (
  action: Action,
  id: EntityId,
  before: ProxyList | null,
  after: ProxyList | null,
  known: Known,
): Recorded =>
  recorded(proxyList, known.proxyLists, { action, id, before, after }, (lists) => ({
    ...known,
    proxyLists: lists,
  }));

const byId = <List extends { readonly id: EntityId }>(lists: readonly List[], id: EntityId): List | null =>
  lists.find((one) => one.id === id) ?? null;

export const keywordListCreated = ruleOf<typeof createKeywordList>(({ payload, answer }, known) =>
  keywords(
    'created',
    answer.body.new_id,
    null,
    { id: answer.body.new_id, name: payload.name, keywords: payload.keywords },
    known,
  ),
);
export const keywordListSaved = ruleOf<typeof saveKeywordList>(({ payload }, known) =>
  keywords(
    'changed',
    payload.keywordListID,
    byId(known.keywordLists, payload.keywordListID),
    { id: payload.keywordListID, name: payload.name, keywords: payload.keywords },
    known,
  ),
);
export const keywordListDeleted = ruleOf<typeof deleteKeywordList>(({ payload }, known) =>
  keywords('deleted', payload.keywordListID, byId(known.keywordLists, payload.keywordListID), null, known),
);

export const proxyListCreated = ruleOf<typeof createProxyList>(({ payload, answer }, known) =>
  proxies(
    'created',
    answer.body.new_id,
    null,
    { id: answer.body.new_id, name: payload.proxyListName, proxies: payload.proxyListData },
    known,
  ),
);
export const proxyListSaved = ruleOf<typeof saveProxyList>(({ payload }, known) => {
  const before = byId(known.proxyLists, payload.proxyListID);
  return proxies(
    'changed',
    payload.proxyListID,
    before,
    { id: payload.proxyListID, name: before?.name ?? '', proxies: payload.proxyListData },
    known,
  );
});
export const proxyListDeleted = ruleOf<typeof deleteProxyList>(({ payload }, known) =>
  proxies('deleted', payload.proxyListID, byId(known.proxyLists, payload.proxyListID), null, known),
);
