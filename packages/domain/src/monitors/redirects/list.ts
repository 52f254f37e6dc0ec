import { combine, createEvent, createStore, sample } from 'effector';
import { pages } from '../../shell/pages';
import type { Change } from '../../kernel/list/rows';
import { NEW_ID } from '../../kernel/save/rows';
import { createPage } from '../../kernel/page/page';
import { createDeletes, createEditedRows, type ChangedBy } from '../../kernel/list/edited-rows';
import { readLink, shortenedFault } from '../../kernel/pasted';
import type { ListColumns } from '../../kernel/import/list';
import { notify } from '../../kernel/toasts/notify';
import { createAddress } from '../../kernel/page/address';
import { createList } from '../../kernel/list';
import { callOf, type AnswerOf, type EntityId } from '../../kernel/http';
import { getRedirects, type Redirect } from '../../contract/calls/redirects';
import { redirects as resource } from '../../resources/redirects';
import { t } from './text.en';

export const page = createPage('redirects');

/** The columns of redirects, as they are exported and imported. */
export const redirectColumns = {
  columns: [
    { name: 'keyword', aliases: ['keywords', 'sku', 'term'], write: ({ keyword }) => keyword },
    { name: 'webhook', aliases: ['webhookurl', 'url'], write: ({ webhook }) => webhook },
    { name: 'type', write: ({ type }) => type },
    { name: 'active', aliases: ['status', 'enabled'], write: ({ active }) => String(active) },
  ],
} as const satisfies ListColumns<Redirect>;

/** What makes two redirects the same: the keyword as read and without case, and then the webhook. */
export const keywordIdentity = {
  keyOf: ({ keyword }: Pick<Redirect, 'keyword'>): string => readLink(keyword).toLowerCase(),
  variantOf: ({ webhook }: Pick<Redirect, 'webhook'>): string => readLink(webhook),
} as const;

/** Why a text is no keyword; `null` if it is one. */
export const keywordFault = (keyword: string): string | null =>
  readLink(keyword) === '' ? t('keywordNeeded') : shortenedFault(keyword);

/** Enables or disables a redirect. The list shows it at once and reverts when the save fails. */
export const activeChanged = createEvent<{ readonly id: EntityId; readonly isActive: boolean }>();
/** Gives a redirect another keyword, in its row; `from` is the one that it had when the person began to type. */
export const keywordChanged = createEvent<{
  readonly id: EntityId;
  readonly keyword: string;
  readonly from: string;
}>();

/** Whether an import or a bulk change is running; their module loads later. */
export const jobRunningChanged = createEvent<boolean>();

export const rows = createEditedRows<Redirect, Redirect, AnswerOf<typeof getRedirects>>(resource, {
  page,
  read: callOf(getRedirects),
  dataOf: ({ body }) => body.data.redirects,
  rowOf: (redirect, id) => ({ ...redirect, id }),
  // A job counts as one write.
  $isJobRunning: createStore(false).on(jobRunningChanged, (_, isRunning) => isRunning),
});
export const { changes } = rows;
export type RedirectChange = Change<Redirect, ChangedBy<Redirect>>;

export const { $status, $unreadable, loaded, outdated, reload: reloadRequested } = rows.query;

interface Position {
  readonly id: EntityId;
  readonly index: number;
}
/** A deleted redirect is on the server again, as the last one; this visit shows it where it was. */
const restored = createEvent<Position>();
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
export const $redirects = combine(rows.$rows, $positions, (redirects, positions) =>
  positions.reduce(placedAt, redirects),
);

export const $total = $redirects.map((list) => list.length);

/** The filters of the list: by type and by status. */
const redirectFilters = ['all', 'active', 'inactive', 'name', 'sku'] as const;

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

/** The list: the redirects that match the filter and, by keyword or webhook, the search. */
export const list = createList({
  name: 'redirects',
  page,
  address: createAddress(page, pages.redirects.path),
  filters: redirectFilters,
  sorts: ['keyword', 'type', 'status'],
  $rows: $redirects,
  searchOf: ({ keyword, webhook }) => `${keyword}\n${webhook}`,
  isIn,
});
export const { $shown } = list;

notify({ failed: [keywordChanged, ({ keyword }) => keywordFault(keyword)] });

const patched = sample({
  clock: [
    activeChanged.map(({ id, isActive }) => ({ id, from: {}, patch: { active: isActive } })),
    keywordChanged.filterMap(({ id, keyword, from }) =>
      keywordFault(keyword) === null
        ? { id, from: { keyword: from }, patch: { keyword: readLink(keyword) } }
        : undefined,
    ),
  ],
  source: $redirects,
  fn: (
    redirects,
    { id, from, patch }: { id: EntityId; from: Partial<Redirect>; patch: Partial<Redirect> },
  ) => {
    const now = redirects.find((redirect) => redirect.id === id);
    if (now === undefined) return null;
    const item = { ...now, ...patch };
    if (item.active === now.active && item.keyword === now.keyword) return null;
    return { base: { ...now, ...from }, item };
  },
});
sample({ clock: patched, filter: Boolean, target: rows.edited });

const deletes = createDeletes<Redirect, Redirect>({
  name: 'redirects',
  rows,
  $rows: $redirects,
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
const found = sample({
  clock: loaded,
  source: $restoring,
  fn: (restoring, { data }) => {
    const redirect = data.find(
      ({ id, keyword }) => restoring?.others.has(id) === false && keyword === restoring.keyword,
    );
    return redirect && restoring ? { id: redirect.id, index: restoring.index } : null;
  },
});
sample({ clock: found, filter: Boolean, target: restored });
