import { pages } from '../../../shell/pages';
import type {
  createRedirect,
  deleteRedirect,
  Redirect,
  updateRedirect,
} from '../../../contract/calls/redirects';
import type { EntityId } from '../../../kernel/http';
import { writeQuery } from '../../../kernel/page/query-string';
import { redirectFields } from '../../../resources/fields';
import type { Known } from '../known';
import type { Action } from '../entries';
import { rowOf, ruleOf, type Recorded } from './rule';

function recorded(
  action: Action,
  id: EntityId,
  before: Redirect | null,
  after: Redirect | null,
  known: Known,
): Recorded {
  const keyword = (after ?? before)?.keyword ?? String(id);
  return {
    kind: 'redirects',
    action,
    rows: rowOf(
      { fields: redirectFields, action, before, after },
      {
        noun: 'redirect',
        name: keyword,
        href: `${pages.redirects.path}${writeQuery('', { search: keyword })}`,
      },
      { part: 'redirect', id },
    ),
    known: {
      ...known,
      redirects: known.redirects
        .filter((one) => after !== null || one.id !== id)
        .map((one) => (one.id === after?.id ? after : one)),
    },
  };
}

const find = (known: Known, id: unknown): Redirect | null =>
  known.redirects.find((one) => one.id === id) ?? null;

// The list is loaded again after a create, which tells the id.
export const redirectCreated = ruleOf<typeof createRedirect>(({ payload }, known) =>
  recorded('created', payload.id, null, payload, known),
);
export const redirectChanged = ruleOf<typeof updateRedirect>(({ payload }, known) =>
  recorded('changed', payload.id, find(known, payload.id), payload, known),
);
export const redirectDeleted = ruleOf<typeof deleteRedirect>(({ payload }, known) =>
  recorded('deleted', payload.id, find(known, payload.id), null, known),
);
