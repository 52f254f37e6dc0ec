import { attach, createStore, sample } from 'effector';
import { timeNow, readStorage, reload, tabKey, writeStorage } from '../../kernel/ports';
import { $isUnsavedOrUnfinished } from '../../kernel/page/unsaved';

/** Milliseconds within which a tab does not reload a second time on its own. */
export const RELOAD_GUARD_MS = 600_000;

/** The session storage key of the last automatic reload. */
export const reloadedKey = tabKey('reloaded');

/**
 * What happens when a chunk is missing: the page reloads, stays because of unsaved work, or has
 * already reloaded without success.
 */
export type Recovery = 'reload' | 'keep' | 'fail';

async function reloadOnce(): Promise<Recovery> {
  const now = await timeNow();
  const before = await readStorage([reloadedKey]);
  if (now - Number(before[reloadedKey] ?? 0) < RELOAD_GUARD_MS) return 'fail';
  writeStorage({ [reloadedKey]: String(now) });
  const after = await readStorage([reloadedKey]);
  // Without storage, nothing would stop a reload loop.
  if (after[reloadedKey] !== String(now)) return 'fail';
  reload();
  return 'reload';
}

interface Missing {
  /** Where it is shown: where the chunk was needed, there unless the page is kept (`page`), or only in the notice. */
  readonly location: 'in-place' | 'page' | 'notice';
  /** Whether the app's server responds; without it a reload would show the browser's error page. */
  readonly isReachable: boolean;
  /** Whether the server has another release than this page. */
  readonly isNewVersion: boolean;
}

/**
 * Handles a chunk that failed to load twice: reloads the page once if nothing would be lost.
 */
export const recoverFx = attach({
  source: $isUnsavedOrUnfinished,
  effect: async (isUnsaved, { isReachable }: Missing): Promise<Recovery> =>
    isUnsaved ? 'keep' : isReachable ? await reloadOnce() : 'fail',
});

/** A part that is missing and has no place on the page: a notice tells of it until a reload. */
export const $missingPart = createStore<{ readonly isNewVersion: boolean } | null>(null);

sample({
  clock: recoverFx.done,
  filter: ({ params: { location }, result }) =>
    location === 'notice' ? result !== 'reload' : location === 'page' && result === 'keep',
  fn: ({ params: { isNewVersion } }) => ({ isNewVersion }),
  target: $missingPart,
});
