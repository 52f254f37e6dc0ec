import { createStore, restore, sample } from 'effector';
import { not } from 'patronum/not';
import { editorsLoaded } from '../../../kernel/save/kept';
import { createEditor } from '../../../kernel/save/editor';
import { createSave, resourceRead, type Edit } from '../../../kernel/save';
import { callOf } from '../../../kernel/http';
import { access as resource, type Access, type KnownAccess } from '../../../resources/access';
import type { MonitorTarget } from '../../../resources/monitor';
import { createLoad } from '../../../kernel/page/load';
import { createSearch } from '../../../kernel/list';
import { notify } from '../../../kernel/toasts/notify';
import { getMonitorCustomers } from '../../../contract/calls/monitor-detail';
import { $uuid, page } from '../page';
import { $isAccessWanted, accessOpened } from './open';
import { $isDeveloper } from '../../../account/session';
import { t } from './text.en';

const read = callOf(getMonitorCustomers);
const query = createLoad({
  page,
  read,
  dataOf: ({ body }) => ({ all: body.all, ids: body.filtered ?? [] }),
  initial: null,
});
const loaded = sample({
  clock: query.loaded,
  fn: ({ params, data }): KnownAccess => ({
    uuid: params.parameters.uuid,
    ids: data?.ids ?? [],
    customers: data?.all ?? [],
  }),
});
const $saved = restore(loaded, { uuid: '', ids: [], customers: [] });

const { saveFx } = createSave<Access, KnownAccess, MonitorTarget, MonitorTarget & Edit<KnownAccess>>(
  resource,
  { $known: $saved },
);
sample({ clock: loaded, fn: resource.keyOf, target: resourceRead });

const editor = createEditor<KnownAccess>({
  name: 'customer access',
  page,
  isSame: (a, b) => a.ids.length === b.ids.length && a.ids.every((id) => b.ids.includes(id)),
  keptAs: ({ uuid }) => uuid,
  keptPart: ({ ids }) => ({ ids }),
});
/** The ids stay in the order in which they were received or selected. */
const changed = editor.changed.prepend((chosen: readonly string[]) => (known) => {
  const wanted = new Set(chosen);
  const current = new Set(known.ids);
  return {
    ...known,
    ids: [...known.ids.filter((id) => wanted.has(id)), ...chosen.filter((id) => !current.has(id))],
  };
});

// The button may be pressed before this module is loaded.
const opened = sample({
  clock: [accessOpened, editorsLoaded],
  source: { isDeveloper: $isDeveloper, isWanted: $isAccessWanted },
  filter: ({ isDeveloper, isWanted }) => isDeveloper && isWanted,
  fn: () => undefined,
});
$isAccessWanted.on(opened, () => false);
// Every opening loads the customers again, without those of the previous one.
sample({ clock: [opened, page.closed], target: query.clear });
sample({
  clock: opened,
  source: $uuid,
  fn: (uuid) => ({ parameters: { uuid } }),
  target: query.start,
});

const $isOpen = createStore(false)
  .on(opened, () => true)
  .on(
    [
      page.closed,
      sample({ clock: editor.closed, filter: not(editor.$isSaving) }),
      sample({ clock: editor.$draft, filter: (draft) => draft === null }),
    ],
    () => false,
  );
sample({ clock: loaded, filter: $isOpen, target: editor.opened });

/** The customers that match the search, by name and id. An opening starts without the last search. */
const search = createSearch({
  page: { closed: opened },
  $rows: query.$data.map((data) => data?.all ?? []),
  searchOf: ({ name, customer_id }) => `${name}\n${customer_id}`,
});

sample({
  clock: editor.sent,
  source: editor.$saved,
  fn: (opened, mine) => ({ uuid: mine.uuid, base: opened ?? mine, mine }),
  target: saveFx,
});
sample({ clock: saveFx.done, fn: ({ params }) => params.mine, target: editor.succeeded });
sample({
  clock: saveFx.fail,
  fn: ({ params }) => ({ value: params.mine, error: t('accessFailed') }),
  target: editor.failed,
});

notify({ failed: [query.failed, () => t('customersFailed')] });
notify({ done: [saveFx.done, () => t('accessSaved')], failed: [saveFx.fail, () => t('accessFailed')] });

/** Manage Customer Access, for developers (specification 6.2). */
export const access = {
  view: {
    isOpen: $isOpen,
    status: query.$status,
    customers: search.$shown,
    total: query.$data.map((data) => data?.all.length ?? 0),
    unreadable: query.$unreadable,
    accessIds: editor.$draft.map((known) => known?.ids ?? []),
    search: search.$search,
    isDirty: editor.$isDirty,
    isSaving: editor.$isSaving,
    error: editor.$error,
  },
  events: {
    onRetry: query.reload,
    onAccessChange: changed,
    onSearchChange: search.searchChanged,
    onSave: editor.saveRequested,
    onClose: editor.closed,
  },
} as const;
