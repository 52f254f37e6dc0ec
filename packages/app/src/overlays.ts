import { createChunk } from '@dropdeck/design-system';
import { begin } from './late';

/** What opens over any page. One chunk for the entry, which then loads the others. */
export const overlayChunk = createChunk(() => import('./shell/overlays/Overlay'), 'notice');

/** The conflict dialog, which any save may open. */
export const conflictChunk = createChunk(() => import('./shell/ConflictQuestion'), 'notice');

/** Milliseconds after the first page, so that what follows does not compete with its calls and its first paint. */
const BEGIN_DELAY_MS = 100;

/** Milliseconds between the keys and the prefetch of what a person opens. */
const PREFETCH_DELAY_MS = 1500;

/** Milliseconds after which a busy browser is no longer waited for: the keys must begin there too. */
const IDLE_TIMEOUT_MS = 2000;

/** Resolves when the browser has nothing else to do, or has been busy for long. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 50);
  });

/** Whether the person pays for what is fetched in advance, or waits for it: then only what is used is fetched. */
function isMetered(): boolean {
  // The Network Information API, which Chromium alone has.
  const { connection } = navigator as Navigator & {
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Begins what comes after the first page, then fetches the dialogs and menus of the page, so that they open offline and
 * without a request. They are compiled, but evaluated on first use: that takes time from the page. A file that fails here
 * is fetched again when it is used. On a metered or slow connection nothing is prefetched.
 */
export async function prefetchOverlays(): Promise<void> {
  await pause(BEGIN_DELAY_MS);
  await idle();
  begin();
  if (isMetered()) return;
  await pause(PREFETCH_DELAY_MS);
  await idle();
  window.dropdeckBoot?.preloadLater();
}
