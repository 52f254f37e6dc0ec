import { combine, createEffect, sample } from 'effector';
import { logFx } from '../../ports';
import { applyChanges, followChange, rebaseChange, settleChange, type Change } from '../../save/changes';
import { createGuardedWrite, resourceRead } from '../../save';
import { describeFailure, type EntityId, type Failure } from '../../http';
import { createKeyedQueue } from '../../save/keyed-queue';
import { newestFirst } from '../newest-first';
import { createPage } from '../../page/page';
import { createQuery } from '../../page/query';
import { createSearch } from '../search';
import type { ListDraft, ListManagerOptions, ListRow, Named } from './options';

/** A list to create, from the editor or by an undo. */
export interface Creation {
  readonly draft: ListDraft;
  readonly isUndo: boolean;
}

/** The id of a list that is not created yet. */
const NEW_ID = -1;

/** The lists: loading, pending changes and the search. */
export function createLists<List extends Named>(options: ListManagerOptions<List>) {
  const { rows } = options;
  const page = createPage(options.name);

  const createListFx = createEffect<Creation, EntityId, Failure>(
    async ({ draft }) => (await rows.create(options.listOf(NEW_ID, draft))) ?? NEW_ID,
  );
  const changes = createKeyedQueue<Change<List, ListDraft>, List | null>({
    keyOf: ({ item }) => item.id,
    run: async (change): Promise<List | null> => {
      if (change.kind === 'save')
        return (await guard.writeFx({ base: change.base, mine: change.item })).value;
      await rows.remove(change.item.id);
      return null;
    },
    follow: followChange,
    rebase: rebaseChange,
  });
  const query = createQuery({
    page,
    load: options.load,
    dataOf: ({ body }): readonly List[] => body,
    initial: [],
    order: newestFirst(({ id }) => id),
    $isWriting: combine(changes.$isBusy, createListFx.pending, (isBusy, isPending) => isBusy || isPending),
  });
  sample({ clock: page.started, fn: () => ({}), target: query.start });

  const guard = createGuardedWrite(rows, { $known: query.$data });
  sample({ clock: query.loaded, fn: () => rows.keyOf({}), target: resourceRead });
  sample({
    clock: guard.refreshed,
    fn:
      ({ known }) =>
      () =>
        known,
    target: query.patched,
  });

  sample({
    clock: changes.settled,
    filter: ({ failure }) => failure === null,
    fn: ({ op, result }) => settleChange(op, result),
    target: query.patched,
  });
  sample({
    clock: createListFx.done,
    fn:
      ({ params, result }) =>
      (lists: readonly List[]) => [options.listOf(result, params.draft), ...lists],
    target: query.patched,
  });
  // A failed creation of a keyword list is only logged (specification 8).
  sample({ clock: createListFx.failData, fn: describeFailure, target: logFx });

  /** The lists with pending changes applied. */
  const $lists = combine(query.$data, changes.$entries, (items, entries) => applyChanges(items, entries));

  const { $search, $shown, searchChanged } = createSearch({
    page,
    $rows: $lists.map((lists) =>
      lists.map((list): ListRow => ({ id: list.id, name: list.name, count: options.countOf(list) })),
    ),
    textOf: ({ name }) => name,
  });

  const { $status, $unreadable, reload } = query;
  return {
    page,
    $lists,
    $shown,
    $search,
    $status,
    $unreadable,
    reloadRequested: reload,
    searchChanged,
    changes,
    createListFx,
  };
}
export type Lists<List extends Named> = ReturnType<typeof createLists<List>>;
