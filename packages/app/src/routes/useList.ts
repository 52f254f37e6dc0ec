import type { ListControls } from '@dropdeck/design-system';
import type { HiddenRows, ListState } from '@dropdeck/domain/kernel';
import * as toasts from '@dropdeck/domain/kernel/toasts';
import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';

/** The state of a page's list, and its views, for its screen. Memoized by what changes. */
export function useList(list: ListState, $hidden: Store<HiddenRows>): ListControls {
  const state = useUnit({
    search: list.$search,
    filter: list.$filter,
    sort: list.$order,
    layout: list.$layout,
    hidden: $hidden,
    views: list.views.$views,
    hrefs: list.views.$hrefs,
    selectedId: list.views.$selectedId,
    isChanged: list.views.$isChanged,
  });
  const act = useUnit({
    onSearchChange: list.searchChanged,
    onFilterChange: list.filterChanged,
    onSortChange: list.orderChanged,
    onLayoutChange: list.layoutChanged,
    onClear: list.partsCleared,
    select: list.views.selected,
    save: list.views.saved,
    rename: list.views.renamed,
    move: list.views.moved,
    update: list.views.updated,
    remove: list.views.deleted,
    makeDefault: list.views.madeDefault,
    copied: toasts.copied,
    copyFailed: toasts.copyFailed,
  });
  const { views, hrefs, selectedId, isChanged } = state;
  const { select, save, rename, move, update, remove, makeDefault, copied, copyFailed } = act;
  const tabs = useMemo(
    (): ListControls['views'] => ({
      views,
      selectedId,
      isChanged,
      onSelect: (id) => void select(id),
      onSave: (name) => void save(name),
      onRename: (id, name) => void rename({ id, name }),
      onMove: (id, to) => void move({ id, to }),
      onUpdate: (id) => void update(id),
      onDelete: (id) => void remove(id),
      onMakeDefault: (id) => void makeDefault(id),
      onShare: (id) =>
        void navigator.clipboard.writeText(`${window.location.origin}${hrefs[id] ?? ''}`).then(
          () => copied('Link copied'),
          () => copyFailed(),
        ),
    }),
    [
      views,
      hrefs,
      selectedId,
      isChanged,
      select,
      save,
      rename,
      move,
      update,
      remove,
      makeDefault,
      copied,
      copyFailed,
    ],
  );
  const { search, filter, sort, layout, hidden } = state;
  const { onSearchChange, onFilterChange, onSortChange, onLayoutChange, onClear } = act;
  return useMemo(
    () => ({
      search,
      filter,
      sort,
      layout,
      hidden,
      onSearchChange,
      onFilterChange,
      onSortChange,
      onLayoutChange,
      onClear,
      views: tabs,
    }),
    [
      search,
      filter,
      sort,
      layout,
      hidden,
      onSearchChange,
      onFilterChange,
      onSortChange,
      onLayoutChange,
      onClear,
      tabs,
    ],
  );
}
