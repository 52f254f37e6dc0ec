import { attach } from 'effector';
import { $isOnline, readStorage, reload } from '../../kernel/ports';
import { $isLeaving, $token, isDisconnected, makeCall, type Failure } from '../../kernel/http';
import { getCustomerInfo } from '../../contract/calls/session';
import { $isUnfinished, $unsaved } from '../../kernel/page/unsaved';
import { storageKeys } from './state';

/** What happens to a restored page; `ended` when the session has ended. */
export type Restored = 'reload' | 'show' | 'ended';

/**
 * Handles a page that the browser restored from the back/forward cache. It reloads, because its session may
 * have ended and its pending redirects are stale. With unsaved work it stays, once the server has confirmed
 * the same session.
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
    const stored = (await readStorage([storageKeys.token]))[storageKeys.token] ?? null;
    const isSame = !isLeaving && token !== null && stored === token;
    if (!isSame || !(isUnsaved || isUnfinished)) {
      reload();
      return 'reload';
    }
    try {
      await makeCall(getCustomerInfo, {});
      return 'show';
    } catch (failure) {
      // Other failures trigger the logout.
      return isDisconnected(isOnline, failure as Failure) ? 'show' : 'ended';
    }
  },
});
