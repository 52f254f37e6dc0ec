import { combine, createStore, sample } from 'effector';
import {
  $shown,
  jobRunningChanged,
  $redirects,
  changes,
  redirectColumns,
  type RedirectChange,
} from '../list';
import { createListExport } from '../../../kernel/import/export';
import { editorsLoaded } from '../../../kernel/save/kept';
import { box } from './import';
import { $locale } from '../../../kernel/format';
import { awaitEnd } from '../../../kernel/job/await-end';
import { createBulkChange } from '../../../kernel/job/bulk-change';
import { webhookHint } from '../../../kernel/hints';
import { readLink } from '../../../kernel/pasted';
import type { Redirect } from '../../../contract/calls/redirects';
import { exportAct, selection, type RedirectValue } from './open';
import { t } from './text.en';

function changeRedirect(redirect: Redirect, { field, value }: RedirectValue): Redirect | 'removed' | null {
  if (field === 'delete') return 'removed';
  const next = typeof value === 'string' ? readLink(value) : value;
  return next === '' || redirect[field] === next ? null : { ...redirect, [field]: next };
}

function textOf(redirect: Redirect, { field }: RedirectValue): string {
  if (field === 'active') return redirect.active ? t('active') : t('inactive');
  return redirect[field === 'delete' ? 'webhook' : field];
}

const changeFx = awaitEnd<RedirectChange>({
  start: changes.requested,
  keyOf: ({ item }) => item.id,
  ended: sample({
    clock: changes.settled,
    filter: ({ next }) => next === null,
    fn: ({ op, failure }) => ({ key: op.item.id, failure }),
  }),
});

/** Switches selected redirects on or off, gives them a webhook or a type, or deletes them. */
export const change = createBulkChange<Redirect, RedirectValue>({
  name: 'selected redirects',
  selection,
  $items: $redirects,
  keyOf: ({ id }) => id,
  nameOf: ({ keyword }) => keyword,
  change: changeRedirect,
  textOf,
  run: ({ before, after }) =>
    changeFx(
      after === null
        ? { kind: 'delete', item: before, index: -1, by: 'job' }
        : { kind: 'save', base: before, item: after, by: 'job' },
    ),
  doneText: (count, kind) => t(kind, { count }),
  failedText: (failed, total) => t('changeFailed', { failed, total }),
});

sample({
  clock: combine(change.$isRunning, box.$isRunning, (isChanging, isImporting) => isChanging || isImporting),
  target: jobRunningChanged,
});

createListExport({
  act: exportAct,
  columns: redirectColumns,
  $name: createStore('redirects'),
  $shown,
  $items: $redirects,
  keyOf: ({ id }) => id,
  shownKeyOf: ({ id }) => id,
});

export { editorsLoaded };

/** The dialog that imports redirects. */
export const redirectImport = { view: box.view, events: box.events } as const;

/** The dialog that changes the selected redirects. */
export const redirectChange = {
  view: {
    ...change.view,
    /** A hint about an unusual webhook; it does not prevent the change. */
    webhookHint: combine(change.view.value, $locale, (value) =>
      value?.field === 'webhook' ? (webhookHint(value.value) ?? null) : null,
    ),
  },
  events: change.events,
} as const;
