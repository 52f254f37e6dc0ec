import { attach, createStore, sample } from 'effector';
import { nowFx, readStorageFx, reloadFx, tabKey, writeStorageFx } from '../../kernel/ports';
import { $isUnfinished, $unsaved } from '../../kernel/page/unsaved';

/** Milliseconds within which a tab does not reload a second time on its own. */
export const RELOAD_GUARD_MS = 600_000;

/** The session storage key of the last automatic reload. */
export const reloadedKey = tabKey('reloaded');

/**
 * What happens after a deploy has removed a chunk: the page reloads, stays because of unsaved work, or has
 * already reloaded without success.
 */
export type Recovery = 'reload' | 'keep' | 'fail';

async function reloadOnce(): Promise<Recovery> {
  const now = await nowFx();
  const before = await readStorageFx([reloadedKey]);
  if (now - Number(before[reloadedKey] ?? 0) < RELOAD_GUARD_MS) return 'fail';
  await writeStorageFx({ [reloadedKey]: String(now) });
  const after = await readStorageFx([reloadedKey]);
  // Without storage, nothing would stop a reload loop.
  if (after[reloadedKey] !== String(now)) return 'fail';
  await reloadFx();
  return 'reload';
}

/**
 * Handles a chunk that failed to load twice: reloads the page once if nothing would be lost.
 *
 * @param location where the failure is shown: where the chunk was needed (`in-place`), there unless the page
 * is kept (`page`), or only in the notice.
 * @param isReachable whether the app's server responds; without it a reload would show the browser's error
 * page.
 */
export const recoverFx = attach({
  source: { isUnsaved: $unsaved, isUnfinished: $isUnfinished },
  effect: async (
    { isUnsaved, isUnfinished },
    { isReachable }: { readonly location: 'in-place' | 'page' | 'notice'; readonly isReachable: boolean },
  ): Promise<Recovery> => {
    if (isUnsaved || isUnfinished) return 'keep';
    return isReachable ? await reloadOnce() : 'fail';
  },
});

/** Whether the notice about the new version is shown. It stays until a reload. */
export const $isNewVersionShown = createStore(false);

sample({
  clock: recoverFx.done,
  filter: ({ params: { location }, result }) =>
    location === 'notice' ? result !== 'reload' : location === 'page' && result === 'keep',
  fn: () => true,
  target: $isNewVersionShown,
});
