import { createEffect, createStore, sample } from 'effector';
import { makeCall, type Failure } from '../../../kernel/http';
import { createImportBox, type ImportBatch } from '../../../kernel/import/box';
import { notify } from '../../../kernel/toasts/notify';
import { createRedirect, type Redirect, redirectTypes } from '../../../contract/calls/redirects';
import { $redirects, keywordFault, keywordIdentity, outdated, page, redirectColumns } from '../list';
import { $isImportOpen } from './open';
import { t } from './text.en';
import { webhookHint } from '../../../kernel/hints';
import { readLink, readText, unwrappedHint } from '../../../kernel/pasted';
import { readFlag } from '../../../kernel/import/lines';
import { LineFault, type ImportList, type RowCells } from '../../../kernel/import/list';
import { NEW_ID } from '../../../kernel/save/rows';
import { t as editor } from '../text.en';

type RedirectCells = RowCells<(typeof redirectColumns)['columns'][number]['name']>;

function toRedirect({ cells, other }: RedirectCells): Redirect | LineFault {
  const keyword = readLink(cells.keyword);
  const webhook = readLink(cells.webhook);
  const fault = keywordFault(keyword);
  if (fault !== null) return new LineFault(fault);
  if (webhook === '') return new LineFault(editor('webhookNeeded'));
  const wanted = readText(cells.type).toLowerCase();
  const type = redirectTypes.find((one) => one.toLowerCase() === (wanted || 'name'));
  if (type === undefined) return new LineFault(t('type', { text: cells.type.trim() }));
  const active = readFlag(cells.active, true, (text) => t('activeFlag', { text }));
  if (active instanceof LineFault) return active;
  return { ...other, id: NEW_ID, keyword, webhook, type, active };
}

/** Redirects as they are imported. The same keyword with another webhook is a conflict. */
export const redirectList: ImportList<Redirect, null, keyof RedirectCells['cells']> = {
  ...redirectColumns,
  ...keywordIdentity,
  read: toRedirect,
  warn: (_, { keyword, webhook }) => webhookHint(webhook) ?? unwrappedHint(keyword),
};

/** How many redirects are created at the same time: quicker than one by one, and below the server's limit. */
const MAX_CONCURRENT = 3;

const createFx = createEffect<ImportBatch<Redirect>, unknown, Failure>(({ lines: [line] }) =>
  makeCall(createRedirect, { payload: line?.item as Redirect }),
);

/** The box for many redirects. Each is created by its own call. */
export const box = createImportBox({
  name: 'redirects to import',
  list: redirectList,
  $isOpen: $isImportOpen,
  $context: createStore(null),
  $items: $redirects,
  page,
  concurrency: MAX_CONCURRENT,
  run: createFx,
});
sample({ clock: [page.started, page.closed], target: box.dropped });

// The server assigns the ids.
sample({ clock: box.finished, target: outdated });
// What was on its way when the page was left comes to a list that may have been read before it.
sample({
  clock: createFx.finally,
  source: box.$isRunning,
  filter: (isRunning) => !isRunning,
  target: outdated,
});

notify({
  done: [
    box.finished,
    ({ added, errors }) => (added > 0 && errors.length === 0 ? t('added', { count: added }) : null),
  ],
  failed: [
    box.finished,
    ({ added, errors: { length: failed } }) =>
      failed === 0 ? null : t('addFailed', { failed, total: added + failed }),
  ],
});
