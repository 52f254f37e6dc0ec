import { combine, createEffect, sample } from 'effector';
import { logFx } from '../browser';
import { applyChanges, followChange, rebaseChange, settleChange, type Change } from '../changes';
import { createGuardedWrite, resourceRead } from '../guard';
import { describeFailure, type EntityId, type Failure } from '../http';
import { createKeyedQueue } from '../keyed-queue';
import { newestFirst } from '../newest-first';
import { createPage } from '../page';
import { createQuery } from '../query';
import { createSearch } from '../search';
import type { ListDraft, ListManagerOptions, ListRow, Named } from './options';

/** A list to create, from the editor or by an undo. */
export interface Creation {
  readonly draft: ListDraft;
  readonly isUndo: boolean;
}

/** The lists: loading, pending changes and the search. */
export function createLists<List extends Named>(options: ListManagerOptions<List>) {
  const page = createPage(options.name);

  const createListFx = createEffect<Creation, EntityId, Failure>(
    async ({ draft }) => (await options.create(draft)).body.new_id,
  );
  const changes = createKeyedQueue<Change<List, ListDraft>, List | null>({
    keyOf: ({ item }) => item.id,
    run: async (change): Promise<List | null> => {
      if (change.kind === 'save') return (await guard.writeFx(change)).value;
      await options.remove(change.item.id);
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

  const guard = createGuardedWrite<Extract<Change<List, ListDraft>, { kind: 'save' }>, readonly List[], List>(
    {
      name: options.name,
      resourceOf: () => options.name,
      $known: query.$data,
      read: async () => (await options.read({})).body,
      currentOf: (lists, { item }) => lists.find(({ id }) => id === item.id) ?? null,
      editOf: ({ base, item }) => ({ base, mine: item }),
      fieldsOf: () => options.fields,
      subjectOf: ({ base }) => `the ${options.noun} “${base.name}”`,
      write: (_, list) => options.save(list),
    },
  );
  sample({ clock: query.loaded, fn: () => options.name, target: resourceRead });
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
