import { createChunk, lazyPrefetches } from '@dropdeck/design-system';
import { begin } from './late';

/** What opens over any page. One chunk for the entry, which then loads the others. */
export const overlayChunk = createChunk(() => import('./shell/overlays/Overlay'), 'notice');

/** The parser of the preferences, which is needed once something was chosen. */
export const choicesChunk = createChunk(() => import('@dropdeck/domain/shell/preferences/choices'));

/** The conflict dialog, which any save may open. */
export const conflictChunk = createChunk(() => import('./shell/ConflictQuestion'), 'notice');

/** Milliseconds after the first page, so that the prefetch does not compete with it. */
const PREFETCH_DELAY_MS = 2000;

/** Milliseconds after which a busy browser is no longer waited for: the keys and the journal must begin there too. */
const IDLE_TIMEOUT_MS = 2000;

/** Resolves when the browser has nothing else to do, or has been busy for long. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 50);
  });

async function prefetchAll(prefetches: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const prefetch of prefetches) {
    await idle();
    await prefetch().catch(() => undefined);
  }
}

const prefetchAfterOverlay = (): Promise<void> =>
  overlayChunk.prefetch().then(({ prefetches }) => prefetchAll(prefetches));

/**
 * Prefetches the chunks of dialogs and menus, so that they open immediately and offline: one at a time while the browser
 * is idle, because evaluating them takes time from the page. A chunk that fails here is fetched again when it is opened.
 */
export function prefetchOverlays(): void {
  void idle().then(begin);
  setTimeout(
    () => void prefetchAll([...lazyPrefetches(), prefetchAfterOverlay, conflictChunk.prefetch]),
    PREFETCH_DELAY_MS,
  );
}
