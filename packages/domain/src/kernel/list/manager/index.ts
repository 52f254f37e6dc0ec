import { createListDeletion } from './deleting';
import { createListEditor } from './editing';
import { createLists } from './lists';
import type { ListManagerOptions, Named } from './options';

export type { ListDraft, ListRow } from './options';

/**
 * The manager of one kind of named lists (specification 2.8): loading with retry, search, one editor for new
 * and existing lists, and delete with undo.
 */
export function createListManager<List extends Named>(options: ListManagerOptions<List>) {
  const lists = createLists(options);
  const { page, $lists, $shown, $search, $status, $unreadable, reloadRequested, searchChanged } = lists;
  return {
    page,
    $lists,
    $shown,
    $search,
    $status,
    $unreadable,
    reloadRequested,
    searchChanged,
    ...createListEditor(options, lists),
    ...createListDeletion(options, lists),
  };
}
