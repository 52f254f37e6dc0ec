import { createStore, sample } from 'effector';
import type { EntityId } from '../../kernel/http';
import { createDeletes } from '../../kernel/list/collection';
import { NEW_ID } from '../../kernel/save/changes';
import type { Redirect } from '../../contract/calls/redirects';
import { $redirects, collection, loaded, page, restored } from './list';
import { t } from './text.en';

const deletes = createDeletes<Redirect, Redirect>({
  name: 'redirects',
  collection: { ...collection, $rows: $redirects },
  labelOf: ({ keyword }) => keyword,
  draftOf: (redirect) => ({ ...redirect, id: NEW_ID }),
  say: t,
});

/** Deletes a redirect without a confirmation; its offer to undo that is `null` without one. */
export const { $undo, undoRequested, deleteRequested } = deletes;

interface Restoring {
  readonly keyword: string;
  readonly index: number;
  /** The redirects before it was restored. */
  readonly others: ReadonlySet<EntityId>;
}
const $restoring = createStore<Restoring | null>(null)
  .on(
    sample({
      clock: deletes.undone,
      source: $redirects,
      fn: (redirects, { item: { item, index } }) => ({
        keyword: item.keyword,
        index,
        others: new Set(redirects.map(({ id }) => id)),
      }),
    }),
    (_, restoring) => restoring,
  )
  .on([page.started, restored], () => null);
// Its new id is in the list that is loaded after it was created.
sample({
  clock: loaded,
  source: $restoring,
  filter: (restoring, { data }) => findRestored(restoring, data) !== undefined,
  fn: (restoring, { data }) => ({
    id: findRestored(restoring, data)?.id ?? NEW_ID,
    index: restoring?.index ?? 0,
  }),
  target: restored,
});
function findRestored(restoring: Restoring | null, redirects: readonly Redirect[]): Redirect | undefined {
  return redirects.find(
    ({ id, keyword }) => restoring?.others.has(id) === false && keyword === restoring.keyword,
  );
}
