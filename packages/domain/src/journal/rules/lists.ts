import type {
  createKeywordList,
  deleteKeywordList,
  KeywordList,
  saveKeywordList,
} from '../../contract/calls/keywords';
import { pages } from '../../pages';
import type {
  createProxyList,
  deleteProxyList,
  ProxyList,
  saveProxyList,
} from '../../contract/calls/proxies';
import { splitLines } from '../../shared/lines';
import type { EntityId } from '../../shared/http';
import type { Action, Change, Undo } from '../entries';
import { changeOf, isSame, recordOf, withUnknownBefore } from '../fields';
import type { Known } from '../known';
import { ruleOf, type NewRow, type Recorded } from './rule';

interface Listed {
  readonly id: EntityId;
  readonly name: string;
}

/** What both kinds of lists share; `lines` is the content as a list. */
function recorded<List extends Listed>(options: {
  readonly noun: string;
  readonly label: string;
  readonly secret?: Change['secret'];
  readonly part: Undo['part'];
  readonly linesOf: (list: List) => readonly string[];
  readonly action: Action;
  readonly id: EntityId;
  readonly before: List | null;
  readonly after: List | null;
  readonly known: Known;
}): Recorded {
  const { noun, label, secret, part, linesOf, action, id, before, after, known } = options;
  const isUnknown = before === null && action !== 'created';
  const found = [
    changeOf('Name', before?.name, after?.name),
    changeOf(label, before && linesOf(before), after && linesOf(after), { secret }),
  ].filter((change) => change !== null);
  const row: NewRow = {
    noun,
    name: (after ?? before)?.name || String(id),
    href: pages.monitors.path,
    changes: isUnknown ? withUnknownBefore(found) : found,
    undo: isUnknown ? null : { part, id, from: after && recordOf(after), to: before && recordOf(before) },
  };
  return {
    kind: 'lists',
    action,
    rows: action === 'changed' && isSame(before, after) ? [] : [row],
    known,
  };
}

const replace = <List extends Listed>(
  lists: readonly List[],
  before: List | null,
  after: List | null,
): readonly List[] => {
  const others = lists.filter(({ id }) => id !== before?.id && id !== after?.id);
  return after === null ? others : [...others, after];
};

const keywords = (
  action: Action,
  id: EntityId,
  before: KeywordList | null,
  after: KeywordList | null,
  known: Known,
): Recorded =>
  recorded({
    noun: 'keyword list',
    label: 'Keywords',
    part: 'keyword-list',
    linesOf: (list) => list.keywords,
    action,
    id,
    before,
    after,
    known: { ...known, keywordLists: replace(known.keywordLists, before, after) },
  });

const proxies = (
  action: Action,
  id: EntityId,
  before: ProxyList | null,
  after: ProxyList | null,
  known: Known,
): Recorded =>
  recorded({
    noun: 'proxy list',
    label: 'Proxies',
    secret: 'lines',
    part: 'proxy-list',
    linesOf: (list) => splitLines(list.proxies),
    action,
    id,
    before,
    after,
    known: { ...known, proxyLists: replace(known.proxyLists, before, after) },
  });

const byId = <List extends Listed>(lists: readonly List[], id: EntityId): List | null =>
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
