import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { pages } from '../../shell/pages';
import {
  applyChanges,
  followChange,
  rebaseChange,
  settleChange,
  type Change,
} from '../../kernel/save/changes';
import { createGuardedWrite, resourceRead } from '../../kernel/save';
import { createKeyedQueue } from '../../kernel/save/keyed-queue';
import { newestFirst } from '../../kernel/list/newest-first';
import { notify } from '../../kernel/toasts/notify';
import { createPage } from '../../kernel/page/page';
import { createQuery } from '../../kernel/page/query';
import { createListState } from '../../kernel/list';
import { matchRows } from '../../kernel/list/search';
import { createCall, type EntityId, type Failure } from '../../kernel/http';
import { getRedirects, type Redirect } from '../../contract/calls/redirects';
import { redirects as resource } from '../../resources/redirects';
import { messages } from './messages';

export const page = createPage('redirects');

/** Enables or disables a redirect. The list shows it at once and reverts when the save fails. */
export const activeChanged = createEvent<{ readonly id: EntityId; readonly isActive: boolean }>();
/** Gives a redirect another keyword, in its row. Ignored when it is blank. */
export const keywordChanged = createEvent<{ readonly id: EntityId; readonly keyword: string }>();

/** Creates a redirect; the server assigns the id. */
export const createFx = createEffect<{ readonly item: Redirect; readonly isUndo: boolean }, unknown, Failure>(
  ({ item }) => resource.create(item),
);

export type RedirectChange = Change<Redirect, Redirect>;

/** Serial per redirect, so that the last change wins. */
export const changes = createKeyedQueue<RedirectChange, Redirect | null>({
  keyOf: ({ item }) => item.id,
  run: async (change): Promise<Redirect | null> => {
    if (change.kind === 'save') return (await guard.writeFx({ base: change.base, mine: change.item })).value;
    await resource.remove(change.item.id);
    return null;
  },
  follow: followChange,
  rebase: rebaseChange,
});

/** Whether an import or a bulk change is running; their module loads later. */
export const jobRunningChanged = createEvent<boolean>();
const $isJobRunning = createStore(false).on(jobRunningChanged, (_, isRunning) => isRunning);

const loadFx = createCall(getRedirects);
const query = createQuery({
  page,
  load: loadFx,
  dataOf: ({ body }): readonly Redirect[] => body.data.redirects,
  initial: [],
  order: newestFirst(({ id }) => id),
  // A job counts as one write, so that the list is not loaded again after each of its calls.
  $isWriting: combine(
    [changes.$isBusy, createFx.pending, $isJobRunning],
    ([isBusy, isPending, isJobRunning]) => isBusy || isPending || isJobRunning,
  ),
});

sample({ clock: page.started, fn: () => ({}), target: query.start });

export const { $status, $unreadable, loaded, reload: reloadRequested } = query;

const guard = createGuardedWrite(resource, { $known: query.$data });

sample({ clock: query.loaded, fn: () => resource.keyOf({}), target: resourceRead });
sample({
  clock: guard.refreshed,
  fn:
    ({ known }) =>
    () =>
      known,
  target: query.patched,
});

interface Position {
  readonly id: EntityId;
  readonly index: number;
}
/** A deleted redirect is on the server again, as the last one; this visit shows it where it was. */
export const restored = createEvent<Position>();
const $positions = createStore<readonly Position[]>([])
  .on(restored, (positions, position) => [...positions, position])
  .on(page.started, () => []);
const placedAt = (items: readonly Redirect[], { id, index }: Position): readonly Redirect[] => {
  const item = items.find((one) => one.id === id);
  return item === undefined ? items : items.filter((one) => one !== item).toSpliced(index, 0, item);
};

/** The redirect that was restored last, to scroll to. */
export const $revealed = createStore<Pick<Position, 'id'> | null>(null)
  .on(restored, (_, { id }) => ({ id }))
  .on(page.started, () => null);

/** The redirects with pending changes applied. */
export const $redirects = combine(query.$data, changes.$entries, $positions, (items, entries, positions) =>
  applyChanges(positions.reduce(placedAt, items), entries),
);

export const $total = $redirects.map((list) => list.length);

const redirectColumns = ['keyword', 'webhook', 'type', 'status'];

/** The filters of the list: by type and by status. */
export const redirectFilters = ['all', 'active', 'inactive', 'name', 'sku'] as const;

/** The state of the list, in the address. */
export const list = createListState({
  name: 'redirects',
  started: sample({ clock: page.started, fn: () => ({ query: '' }) }),
  isOpen: page.$isOpen,
  $route: createStore<string>(pages.redirects.path),
  $options: createStore({
    filters: redirectFilters,
    sorts: ['keyword', 'type', 'status'],
    defaultSort: '',
    columns: redirectColumns,
  }),
});
export const { $search, searchChanged } = list;

const isIn = ({ active, type }: Redirect, filter: string): boolean => {
  switch (filter) {
    case 'active':
      return active;
    case 'inactive':
      return !active;
    case 'name':
    case 'sku':
      return type.toLowerCase() === filter;
    default:
      return true;
  }
};

/** The redirects that match the filter and, by keyword or webhook, the search. */
export const { $shown, $hidden } = matchRows({
  $rows: $redirects,
  $search,
  $filter: list.$filter,
  textOf: ({ keyword, webhook }) => `${keyword}\n${webhook}`,
  isIn,
});

const patched = sample({
  clock: [
    sample({ clock: activeChanged, fn: ({ id, isActive }) => ({ id, patch: { active: isActive } }) }),
    sample({
      clock: keywordChanged,
      filter: ({ keyword }) => keyword.trim() !== '',
      fn: ({ id, keyword }) => ({ id, patch: { keyword: keyword.trim() } }),
    }),
  ],
  source: $redirects,
  fn: (redirects, { id, patch }: { id: EntityId; patch: Partial<Redirect> }) => {
    const base = redirects.find((redirect) => redirect.id === id);
    if (base === undefined) return null;
    const item = { ...base, ...patch };
    return item.active === base.active && item.keyword === base.keyword ? null : { base, item };
  },
});
sample({
  clock: patched,
  filter: Boolean,
  fn: (change): RedirectChange => ({
    kind: 'save',
    ...(change as { base: Redirect; item: Redirect }),
    edit: null,
  }),
  target: changes.requested,
});

sample({
  clock: changes.settled,
  filter: ({ failure }) => failure === null,
  fn: ({ op, result }) => settleChange(op, result),
  target: query.patched,
});

/** The last save of a redirect's queue has ended. */
export const saveSettled = sample({
  clock: changes.settled,
  filter: ({ op, next }) => op.kind === 'save' && op.isOneOfMany !== true && next === null,
});

notify({
  failed: [
    sample({
      clock: saveSettled,
      filter: ({ failure }) => failure !== null && failure.kind !== 'declined',
    }),
    messages.saveFailed,
  ],
});
