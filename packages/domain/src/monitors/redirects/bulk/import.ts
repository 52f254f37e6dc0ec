import { attach, createStore, sample } from 'effector';
import { createCall } from '../../../kernel/http';
import { createImportBox, type ImportBatch } from '../../../kernel/import/box';
import { notify } from '../../../kernel/toasts/notify';
import { createRedirect, type Redirect } from '../../../contract/calls/redirects';
import { $redirects, outdated, page } from '../list';
import { redirectList } from './import-list';
import { $isImportOpen } from './open';
import { t } from './text.en';

/** How many redirects are created at the same time: quicker than one by one, and below the server's limit. */
const MAX_CONCURRENT = 3;

/** The box for many redirects. Each is created by its own call. */
export const box = createImportBox({
  name: 'redirects to import',
  list: redirectList,
  $isOpen: $isImportOpen,
  $context: createStore(null),
  $items: $redirects,
  page,
  concurrency: MAX_CONCURRENT,
});
sample({ clock: [page.started, page.closed], target: box.dropped });

const createFx = attach({
  effect: createCall(createRedirect),
  mapParams: ({ lines }: ImportBatch<Redirect>) => ({ payload: lines[0]?.item as Redirect }),
});
sample({ clock: box.batchStarted, target: createFx });
sample({
  clock: createFx.finally,
  fn: (end) => ({ batch: end.params, failure: end.status === 'done' ? null : end.error }),
  target: box.batchSettled,
});
// The server assigns the ids.
sample({ clock: box.finished, target: outdated });
// What was on its way when the page was left comes to a list that may have been read before it.
sample({
  clock: createFx.finally,
  source: box.$isRunning,
  filter: (isRunning) => !isRunning,
  fn: () => undefined,
  target: outdated,
});

notify({
  done: [
    sample({ clock: box.finished, filter: ({ added, errors }) => added > 0 && errors.length === 0 }),
    ({ added }) => t('added', { count: added }),
  ],
  failed: [
    sample({ clock: box.finished, filter: ({ errors }) => errors.length > 0 }),
    ({ added, errors }) => t('addFailed', { failed: errors.length, total: added + errors.length }),
  ],
});
