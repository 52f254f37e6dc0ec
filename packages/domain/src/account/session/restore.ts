import { createEvent, sample } from 'effector';
import { $isOnline, reload, toPort, toRun } from '../../kernel/ports';
import { withEntries } from '../../kernel/ports/ask';
import { $isLeaving, $token, isDisconnected, type Failure } from '../../kernel/http';
import { $isUnsavedOrUnfinished } from '../../kernel/page/unsaved';
import { infoCall, storageKeys } from './state';

/**
 * The browser has restored the page from the back/forward cache. It reloads, because its session may
 * have ended and its pending redirects are stale. With unsaved work it is shown, once the server has confirmed
 * the same session.
 */
export const pageRestored = createEvent();

const show = toPort('show');

async function confirm(isOnline: boolean): Promise<void> {
  try {
    await infoCall.make({});
  } catch (failure) {
    // Other failures trigger the logout.
    if (!isDisconnected(isOnline, failure as Failure)) return;
  }
  show();
}

sample({
  clock: withEntries(pageRestored, () => [storageKeys.token]),
  source: { token: $token, isLeaving: $isLeaving, isUnsaved: $isUnsavedOrUnfinished, isOnline: $isOnline },
  fn:
    ({ token, isLeaving, isUnsaved, isOnline }, { answer }) =>
    () => {
      const isSame = !isLeaving && token !== null && answer[storageKeys.token] === token;
      return isSame && isUnsaved ? confirm(isOnline) : reload();
    },
  target: toRun,
});
