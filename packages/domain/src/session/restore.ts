import { attach } from 'effector';
import { $isOnline, readStorageFx, reloadFx } from '../shared/browser';
import { $token } from '../shared/http';
import { $isUnfinished, $unsaved } from '../shared/unsaved';
import { $isLeaving, loadInfoFx, storageKeys } from './state';

/** What becomes of a page that came back: it is reloading, may be shown, or the session has ended. */
export type Restored = 'reload' | 'show' | 'ended';

/**
 * The browser brought the page back from its back/forward cache, in the state in which it was left. Reloads it,
 * so that it says nothing about a session that has ended, and nothing is pending that the browser has left for.
 * A page with unsaved work of the same session stays as it is, once the server has confirmed that session.
 */
export const restoreFx = attach({
  source: {
    token: $token,
    isLeaving: $isLeaving,
    isUnsaved: $unsaved,
    isUnfinished: $isUnfinished,
    isOnline: $isOnline,
  },
  effect: async ({ token, isLeaving, isUnsaved, isUnfinished, isOnline }, _: void): Promise<Restored> => {
    const stored = (await readStorageFx([storageKeys.token]))[storageKeys.token] ?? null;
    const isSame = !isLeaving && token !== null && stored === token;
    if (!isSame || !(isUnsaved || isUnfinished)) {
      await reloadFx();
      return 'reload';
    }
    if (!isOnline) return 'show';
    try {
      await loadInfoFx({});
      return 'show';
    } catch {
      // Logging out follows from the failed call itself.
      return 'ended';
    }
  },
});
