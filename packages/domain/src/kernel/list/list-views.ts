import { combine, createEvent, sample, type Store } from 'effector';
import { $locale } from '../format';
import { addPrefix, readQuery } from '../page/query-string';
import type { Stored } from '../page/stored';
import { createUndo } from '../save/undo';
import { copied, copyFailed } from '../toasts/copying';
import type { PersonalList } from './personal';
import { t } from './text.en';
import { allRows, MAX_VIEWS, moveView, patchView, viewId, viewName, type ListView } from './views';

/** The views of a list, all rows and the saved ones, for `createListState`. */
export function createListViews(options: {
  readonly name: string;
  readonly personal: Stored<PersonalList>;
  readonly $route: Store<string>;
  /** The query string of the location. */
  readonly $query: Store<string>;
  /** The query string of the list's own keys, without their prefix. */
  readonly $own: Store<string>;
  readonly prefix: string;
}) {
  const { personal, $own } = options;
  const $saved = personal.$value.map(({ views }) => views);
  const $all = combine($saved, $locale, (saved) => [allRows, ...saved]);
  /** The id of the view in a query string; empty without one. */
  const chosenIn = (query: string): string => readQuery(query)(`${options.prefix}view`);

  const selected = createEvent<string>();
  /** Saves the present state as a new view. Ignored for a name that is empty, too long or taken. */
  const saved = createEvent<string>();
  const renamed = createEvent<{ readonly id: string; readonly name: string }>();
  /** Moves a saved view to a place among the saved ones, counted from 0. */
  const moved = createEvent<{ readonly id: string; readonly to: number }>();
  /** Saves the present state as that of a view. */
  const updated = createEvent<string>();
  const deleted = createEvent<string>();
  /** Opens the list with this view; `null` with none. */
  const madeDefault = createEvent<string | null>();

  const undo = createUndo<{ readonly view: ListView; readonly at: number; readonly isDefault: boolean }>(
    `view:${options.name}`,
  );

  const added = sample({
    clock: saved,
    source: { all: $all, own: $saved, query: $own },
    fn: ({ all, own, query }, text) => {
      const name = viewName(text, all);
      return name === null || own.length >= MAX_VIEWS ? null : { id: viewId(name, all), name, query };
    },
  });
  const created = sample({ clock: added, filter: Boolean });
  const removed = sample({
    clock: deleted,
    source: personal.$value,
    filter: ({ views }, id) => views.some((view) => view.id === id),
    fn: ({ views, defaultView }, id) => {
      const at = views.findIndex((view) => view.id === id);
      return { view: views[at] as ListView, at, isDefault: defaultView === id };
    },
  });

  sample({
    clock: [
      sample({
        clock: created,
        fn: (view) => (list: PersonalList) => ({ ...list, views: [...list.views, view] }),
      }),
      sample({
        clock: renamed,
        source: $all,
        fn: (all, { id, name: text }) => {
          const name = viewName(
            text,
            all.filter((view) => view.id !== id),
          );
          return (list: PersonalList) =>
            name === null ? list : { ...list, views: patchView(list.views, id, { name }) };
        },
      }),
      sample({
        clock: moved,
        fn:
          ({ id, to }) =>
          (list: PersonalList) => ({ ...list, views: moveView(list.views, id, to) }),
      }),
      sample({
        clock: updated,
        source: $own,
        fn: (query, id) => (list: PersonalList) => ({ ...list, views: patchView(list.views, id, { query }) }),
      }),
      sample({
        clock: madeDefault,
        fn: (defaultView) => (list: PersonalList) => ({ ...list, defaultView }),
      }),
      sample({
        clock: removed,
        fn:
          ({ view: { id } }) =>
          (list: PersonalList) => ({
            ...list,
            views: list.views.filter((view) => view.id !== id),
            defaultView: list.defaultView === id ? null : list.defaultView,
          }),
      }),
      sample({
        clock: undo.undone,
        fn:
          ({ item: { view, at, isDefault } }) =>
          (list: PersonalList) => ({
            ...list,
            views: [...list.views.slice(0, at), view, ...list.views.slice(at)],
            defaultView: isDefault ? view.id : list.defaultView,
          }),
      }),
    ],
    source: personal.$value,
    fn: (list, change) => change(list),
    target: personal.changed,
  });
  sample({
    clock: removed,
    fn: (item) => ({
      label: item.view.name,
      item,
      toast: { kind: 'success' as const, text: t('viewDeleted', { name: item.view.name }) },
    }),
    target: undo.offered,
  });

  const $chosen = options.$query.map(chosenIn);
  /** The chosen view, else the one whose state is the present one. */
  const $selected = combine(
    $all,
    $chosen,
    $own,
    (all, id, query) =>
      all.find((view) => view.id === id) ?? all.find((view) => view.query === query) ?? null,
  );

  return {
    chosenIn,
    $defaultView: combine(
      $all,
      personal.$value,
      (all, { defaultView }) => all.find(({ id }) => id === defaultView) ?? null,
    ),
    /** A view to apply. The one of all rows is not named in the address: its state says enough. */
    applied: sample({
      clock: selected,
      source: { all: $all, own: $saved },
      filter: ({ all }, id) => all.some((view) => view.id === id),
      fn: ({ all, own }, id) => ({
        query: all.find((view) => view.id === id)?.query ?? '',
        named: own.some((view) => view.id === id) ? id : '',
      }),
    }),
    /** The saved view that the address names from now on, with the state as it is; empty for none. */
    renamedInAddress: sample({
      clock: [
        sample({ clock: created, fn: ({ id }) => id }),
        sample({
          clock: removed,
          source: $chosen,
          filter: (chosen, { view }) => chosen === view.id,
          fn: () => '',
        }),
      ],
    }),
    part: {
      view: {
        views: combine($all, personal.$value, options.$route, (all, { defaultView }, route) =>
          all.map((view) => ({
            ...view,
            href: `${route}${addPrefix(view.query, options.prefix)}`,
            isBuiltIn: view === allRows,
            isDefault: view.id === defaultView,
          })),
        ),
        selectedKey: $selected.map((view) => view?.id ?? null),
        /** The state differs from that of the selected view. */
        isChanged: combine($selected, $own, (view, query) => view !== null && view.query !== query),
      },
      events: {
        onSelectionChange: selected,
        onSave: saved,
        onRename: renamed,
        onMove: moved,
        onUpdate: updated,
        onDelete: deleted,
        onMakeDefault: madeDefault,
        onCopied: copied.prepend(() => t('linkCopied')),
        onCopyError: copyFailed,
      },
    },
  };
}
