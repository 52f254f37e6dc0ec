import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Failure } from '../../kernel/http';
import { failureReason } from '../../kernel/job/job';
import { createPage } from '../../kernel/page/page';
import { unfinishedReported } from '../../kernel/page/unsaved';
import type { Act } from '../../kernel/save/resource';
import { jobEnded, writeFx } from '../../kernel/save/write';
import { notify } from '../../kernel/toasts/notify';
import { withValues } from '../../kernel/entries';
import '../../resources/settings';
import { historyShown } from '../../shell/history';
import { $entries, changesOf, type HistoryEntry } from '../../shell/history/entries';
import { t } from './text.en';

/** The page of /tools/history. */
export const page = createPage('history');
sample({ clock: page.$isOpen, target: historyShown });

const undoRequested = createEvent<string>();
const undoFx = createEffect<Pick<HistoryEntry, 'id' | 'text'> & { readonly act: Act }, unknown, Failure>(
  async ({ act: { resource, op } }) =>
    await writeFx({ resource, op: { ...op, base: op.mine, mine: op.base, tried: [] } }),
);
/** The lines that were taken back, or are just being. */
const $undone = createStore<ReadonlySet<string>>(new Set())
  .on(undoFx, (undone, { id }) => withValues(undone, [id], true))
  .on(undoFx.fail, (undone, { params: { id } }) => withValues(undone, [id], false));
const asked = sample({
  clock: undoRequested,
  source: { entries: $entries, undone: $undone },
  fn: ({ entries, undone }, id) => {
    const entry = entries.find((one) => one.id === id);
    if (entry === undefined || entry.act === null || undone.has(id)) return null;
    return { id, text: entry.text, act: entry.act };
  },
});
sample({ clock: asked, filter: Boolean, target: undoFx });
sample({ clock: undoFx.finally, fn: () => undefined, target: jobEnded });
sample({ clock: undoFx.pending, fn: (isOn) => ({ name: 'undo', isOn }), target: unfinishedReported });
notify({
  done: [undoFx.done, ({ params: { text } }) => t('undone', { text })],
  failed: [
    sample({ clock: undoFx.failData, filter: ({ kind }) => kind !== 'declined' }),
    (failure) => t('failed', { reason: failureReason(failure) }),
  ],
});

const $items = combine($entries, $undone, (entries, undone) =>
  entries.map(({ act, ...entry }) => {
    const changes = act === null ? [] : changesOf(act);
    return { ...entry, changes, canUndo: changes.length > 0 && !undone.has(entry.id) };
  }),
);

/** The history: what was done and what failed, in this browser, with what an edit changed. */
export const screen = {
  view: { items: $items },
  events: { onUndo: undoRequested },
} as const;
