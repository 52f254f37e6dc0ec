import { attach, createStore, sample } from 'effector';
import { nowFx, readStorageFx, reloadFx, tabKey, writeStorageFx } from '../shared/browser';
import { $isUnfinished, $unsaved } from '../shared/unsaved';

/** Milliseconds within which a tab is not reloaded by itself a second time. */
export const RELOAD_GUARD_MS = 600_000;

/** Under this key a tab keeps the time of its last reload by itself. */
export const reloadedKey = tabKey('reloaded');

/**
 * What becomes of a script that a deploy has replaced: the page reloads, stays because something in it is not
 * saved, or has reloaded already without getting it.
 */
export type Recovery = 'reload' | 'keep' | 'fail';

async function reloadOnce(): Promise<Recovery> {
  const now = await nowFx();
  const before = await readStorageFx([reloadedKey]);
  if (now - Number(before[reloadedKey] ?? 0) < RELOAD_GUARD_MS) return 'fail';
  await writeStorageFx({ [reloadedKey]: String(now) });
  const after = await readStorageFx([reloadedKey]);
  // Without storage nothing would end a loop of reloads.
  if (after[reloadedKey] !== String(now)) return 'fail';
  await reloadFx();
  return 'reload';
}

/**
 * A script of the product could not be fetched, twice. Reloads the page once where nothing is lost by it.
 *
 * @param location where the failure is shown: where the script was needed (`in-place`), there unless the page is kept
 * (`page`), or in the notice alone.
 * @param isReachable the product's own server answers; a reload without it would end on the browser's error page.
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

/** Whether a notice above the page offers the new version. It stays until the page is reloaded. */
export const $isNewVersionShown = createStore(false);

sample({
  clock: recoverFx.done,
  filter: ({ params: { location }, result }) =>
    location === 'notice' ? result !== 'reload' : location === 'page' && result === 'keep',
  fn: () => true,
  target: $isNewVersionShown,
});
