import type { CustomerRecord, saveCustomer } from '../../../contract/calls/customers';
import type {
  createKeywordList,
  deleteKeywordList,
  KeywordList,
  saveKeywordList,
} from '../../../contract/calls/keywords';
import type {
  createProxyList,
  deleteProxyList,
  ProxyList,
  saveProxyList,
} from '../../../contract/calls/proxies';
import type {
  createRedirect,
  deleteRedirect,
  Redirect,
  updateRedirect,
} from '../../../contract/calls/redirects';
import type { EntityId } from '../../../kernel/http';
import type { Field } from '../../../kernel/save';
import { customerFields } from '../../../resources/customer-fields';
import { keywordListFields, proxyListFields, redirectFields } from '../../../resources/fields';
import { pages, searchHref } from '../../../shell/pages';
import type { Action, EntryKind, UndoPart } from '../entries';
import type { Known } from '../known';
import { rowOf, ruleOf, type Recorded } from './rule';

/** What is written row by row, and where its last rows are known. */
interface RowsOf<Row extends object> {
  readonly kind: EntryKind;
  readonly part: UndoPart;
  readonly noun: string;
  readonly fields: readonly Field[];
  readonly idOf: (row: Row) => EntityId;
  readonly nameOf: (row: Row) => string;
  readonly hrefOf: (name: string) => string;
  readonly rowsIn: (known: Known) => readonly Row[];
  readonly knownWith: (rows: readonly Row[]) => Partial<Known>;
}

const byId = ({ id }: { readonly id: EntityId }): EntityId => id;
const byName = ({ name }: { readonly name: string }): string => name;

const redirect: RowsOf<Redirect> = {
  kind: 'redirects',
  part: 'redirect',
  noun: 'redirect',
  fields: redirectFields,
  idOf: byId,
  nameOf: ({ keyword }) => keyword,
  hrefOf: (search) => searchHref(pages.redirects, search),
  rowsIn: ({ redirects }) => redirects,
  knownWith: (redirects) => ({ redirects }),
};
const keywordList: RowsOf<KeywordList> = {
  kind: 'lists',
  part: 'keyword-list',
  noun: 'keyword list',
  fields: keywordListFields,
  idOf: byId,
  nameOf: byName,
  hrefOf: () => pages.monitors.path,
  rowsIn: ({ keywordLists }) => keywordLists,
  knownWith: (keywordLists) => ({ keywordLists }),
};
const proxyList: RowsOf<ProxyList> = {
  kind: 'lists',
  part: 'proxy-list',
  noun: 'proxy list',
  fields: proxyListFields,
  idOf: byId,
  nameOf: byName,
  hrefOf: () => pages.monitors.path,
  rowsIn: ({ proxyLists }) => proxyLists,
  knownWith: (proxyLists) => ({ proxyLists }),
};
const customer: RowsOf<CustomerRecord> = {
  kind: 'customers',
  part: 'customer',
  noun: 'customer',
  fields: customerFields,
  idOf: ({ customer_id }) => customer_id,
  nameOf: byName,
  hrefOf: (search) => searchHref(pages.customers, search),
  rowsIn: ({ customers }) => customers,
  knownWith: (customers) => ({ customers }),
};

/** @param afterOf the row after the write, from the one before; `null` if it was deleted. */
function recorded<Row extends object>(
  rows: RowsOf<Row>,
  known: Known,
  action: Action,
  id: EntityId,
  afterOf: (before: Row | null) => Row | null,
): Recorded {
  const others = rows.rowsIn(known).filter((row) => rows.idOf(row) !== id);
  const before =
    action === 'created' ? null : (rows.rowsIn(known).find((row) => rows.idOf(row) === id) ?? null);
  const after = afterOf(before);
  const shown = after ?? before;
  const name = (shown !== null && rows.nameOf(shown)) || String(id);
  return {
    kind: rows.kind,
    action,
    rows: rowOf(
      { fields: rows.fields, action, before, after },
      { noun: rows.noun, name, href: rows.hrefOf(name) },
      { part: rows.part, id },
    ),
    known: rows.knownWith(after === null ? others : [...others, after]),
  };
}

// The list is loaded again after a create, which tells the id.
export const redirectCreated = ruleOf<typeof createRedirect>(({ payload }, known) =>
  recorded(redirect, known, 'created', payload.id, () => payload),
);
export const redirectChanged = ruleOf<typeof updateRedirect>(({ payload }, known) =>
  recorded(redirect, known, 'changed', payload.id, () => payload),
);
export const redirectDeleted = ruleOf<typeof deleteRedirect>(({ payload }, known) =>
  recorded(redirect, known, 'deleted', payload.id, () => null),
);

export const keywordListCreated = ruleOf<typeof createKeywordList>(({ payload, answer }, known) => {
  const id = answer.body.new_id;
  return recorded(keywordList, known, 'created', id, () => ({ id, ...payload }));
});
export const keywordListSaved = ruleOf<typeof saveKeywordList>(
  ({ payload: { keywordListID: id, name, keywords } }, known) =>
    recorded(keywordList, known, 'changed', id, () => ({ id, name, keywords })),
);
export const keywordListDeleted = ruleOf<typeof deleteKeywordList>(({ payload }, known) =>
  recorded(keywordList, known, 'deleted', payload.keywordListID, () => null),
);

export const proxyListCreated = ruleOf<typeof createProxyList>(({ payload, answer }, known) => {
  const id = answer.body.new_id;
  const { proxyListName: name, proxyListData: proxies } = payload;
  return recorded(proxyList, known, 'created', id, () => ({ id, name, proxies }));
});
// The call that saves has no name.
export const proxyListSaved = ruleOf<typeof saveProxyList>(
  ({ payload: { proxyListID: id, proxyListData: proxies } }, known) =>
    recorded(proxyList, known, 'changed', id, (before) => ({ id, name: before?.name ?? '', proxies })),
);
export const proxyListDeleted = ruleOf<typeof deleteProxyList>(({ payload }, known) =>
  recorded(proxyList, known, 'deleted', payload.proxyListID, () => null),
);

export const customerSaved = ruleOf<typeof saveCustomer>(({ payload }, known) =>
  recorded(customer, known, 'changed', payload.customer_id, () => payload),
);
